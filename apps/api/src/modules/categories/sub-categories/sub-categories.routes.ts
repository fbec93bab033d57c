import { endpoints } from "@shop/contract/endpoints.ts";
import { groupPage } from "@shop/domain/lists/group-page.ts";

import type { EndpointRoutes } from "../../../http/endpoint-routes.ts";
import type { SubCategoryService } from "./sub-categories.service.ts";

/** Serves the reads of sub categories. */
export function serveSubCategories(routes: EndpointRoutes, subCategories: SubCategoryService): void {
  for (const endpoint of [endpoints.listSubCategories, endpoints.listAllSubCategories]) {
    routes.serveCatalogue(endpoint, async ({ query }) => groupPage(await subCategories.list(), query));
  }
  routes.serveCatalogue(endpoints.readSubCategory, async ({ params }) => ({
    data: await subCategories.read(params.id),
  }));
}
