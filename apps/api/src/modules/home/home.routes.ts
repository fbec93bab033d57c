import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { type HomeDependencies, homeService } from "./home.service.ts";

/** Serves the home page. */
export function serveHome(routes: EndpointRoutes, needs: HomeDependencies): void {
  const home = homeService(needs);
  routes.serveCatalogue(endpoints.readHome, () => home.read());
  routes.serve(endpoints.previewHome, ({ body }) => home.preview(body));
}
