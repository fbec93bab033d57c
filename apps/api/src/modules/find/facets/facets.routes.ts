import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../../http/endpoint-routes.ts";
import type { FacetService } from "./facets.service.ts";

/** Serves the filters of lists. */
export function serveFacets(routes: EndpointRoutes, facets: FacetService): void {
  routes.serveCatalogue(endpoints.readFacets, ({ query }) => facets.facets(query));
}
