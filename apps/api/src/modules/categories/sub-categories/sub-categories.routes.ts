import { endpoints } from "@shop/contract/endpoints.ts";
import { groupPage } from "@shop/domain/lists/group-page.ts";

import type { EndpointRoutes } from "../../../http/endpoint-routes.ts";
import type { CategoryRow } from "../categories.table.ts";
import { subCategoryService } from "./sub-categories.service.ts";
import type { SubCategoryRow } from "./sub-categories.table.ts";

/** What {@link serveSubCategories} needs. */
interface SubCategoryNeeds {
  /** All sub categories, by name. */
  readonly subCategoriesOf: () => Promise<readonly SubCategoryRow[]>;
  /** All categories in the order in which the shop shows them. */
  readonly categoriesOf: () => Promise<readonly CategoryRow[]>;
}

/** Serves the reads of sub categories. */
export function serveSubCategories(
  routes: EndpointRoutes,
  { subCategoriesOf, categoriesOf }: SubCategoryNeeds,
): void {
  const subCategories = subCategoryService(subCategoriesOf, categoriesOf);
  for (const endpoint of [endpoints.listSubCategories, endpoints.listAllSubCategories]) {
    routes.serveCatalogue(endpoint, async ({ query }) => groupPage(await subCategories.list(), query));
  }
  routes.serveCatalogue(endpoints.readSubCategory, async ({ params }) => ({
    data: await subCategories.read(params.id),
  }));
}
