import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { SubCategoryService } from "./sub-categories.service.ts";

/** Serves the reads of sub categories. */
export function serveSubCategories(routes: EndpointRoutes, subCategories: SubCategoryService): void {
  routes.serveCatalogue(endpoints.listSubCategories, async () => ({ data: await subCategories.list() }));
  routes.serveCatalogue(endpoints.listAllSubCategories, async () => ({ data: await subCategories.list() }));
  routes.serveCatalogue(endpoints.readSubCategory, async ({ params }) => ({
    data: await subCategories.read(params.id),
  }));
}
