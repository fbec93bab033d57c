import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { OverviewService } from "./overview.service.ts";

/** Serves the dashboard's overview. */
export const serveOverview = (routes: EndpointRoutes, overview: OverviewService): void =>
  routes.serve(endpoints.readOverview, () => overview.read());
