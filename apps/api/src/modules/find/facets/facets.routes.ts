import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../../http/endpoint-routes.ts";
import type { FacetService } from "./facets.service.ts";

/** What {@link serveFacets} needs. */
interface FacetNeeds {
  readonly facets: Pick<FacetService, "facets">;
}

/** Serves the filters of lists. */
export function serveFacets(routes: EndpointRoutes, { facets }: FacetNeeds): void {
  routes.serveCatalogue(endpoints.readFacets, ({ query }) => facets.facets(query));
}
