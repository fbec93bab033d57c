import { endpoints } from "@shop/contract/endpoints.ts";
import { groupPage } from "@shop/domain/lists/group-page.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { CategoryService } from "./categories.service.ts";

/** Serves the reads of categories. */
export function serveCategories(routes: EndpointRoutes, categories: CategoryService): void {
  routes.serveCatalogue(endpoints.listCategories, async ({ query }) =>
    groupPage(await categories.list(), query),
  );
  routes.serveCatalogue(endpoints.listCategorySummaries, async () => ({
    data: await categories.summaries(),
  }));
  routes.serveCatalogue(endpoints.readCategory, async ({ params }) => ({
    data: await categories.read(params.id),
  }));
}
