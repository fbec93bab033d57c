import { endpoints } from "@shop/contract/endpoints.ts";
import { overviewFor } from "@shop/contract/overview/overview-for.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/admins.routes.ts";
import type { OverviewService } from "./overview.service.ts";

/** Serves the dashboard's overview. */
export const serveOverview = (routes: EndpointRoutes, overview: OverviewService): void =>
  routes.serve(endpoints.readOverview, async ({ context }) =>
    overviewFor(adminOf(context), await overview.read()),
  );
