import { endpoints } from "@shop/contract/endpoints.ts";
import { groupPage } from "@shop/domain/lists/group-page.ts";
import { noteReads } from "@shop/serving/reads.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { type CategoryDependencies, categoryService } from "./categories.service.ts";
import { listedGroups } from "./listed-groups.ts";

/** What {@link serveCategories} needs. */
interface CategoryNeeds extends Pick<CategoryDependencies, "categoriesOf" | "subCategoriesOf"> {
  /** What lists show, by the groups in which it is. */
  readonly index: {
    readonly columns: () => Promise<{ readonly groups: () => Parameters<typeof listedGroups>[0] }>;
  };
}

/** Serves the reads of categories. */
export function serveCategories(
  routes: EndpointRoutes,
  { categoriesOf, subCategoriesOf, index }: CategoryNeeds,
): void {
  const categories = categoryService({
    categoriesOf,
    subCategoriesOf,
    listedOf: async () => {
      noteReads(["products"]);
      return listedGroups((await index.columns()).groups());
    },
  });
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
