import type { Category, CategoryDetail, CategorySummary } from "@shop/contract/categories/category.ts";

import { requireFound } from "../../database/require-row.ts";
import { toCategory, toCategorySummary } from "./categories.mapper.ts";
import type { CategoryRow } from "./categories.table.ts";
import type { SubCategoryService } from "./sub-categories/sub-categories.service.ts";

/** Reads of categories. */
export interface CategoryService {
  /** All categories with their sub categories, in the order in which the shop shows them. */
  readonly list: () => Promise<Category[]>;
  /** All categories: id, name and picture. */
  readonly summaries: () => Promise<CategorySummary[]>;
  /** One category with its sub categories and their texts; throws not_found. */
  readonly read: (id: number) => Promise<CategoryDetail>;
}

/** Makes the category service; `categoriesOf` has all categories in the order in which the shop shows them. */
export const categoryService = (
  categoriesOf: () => Promise<readonly CategoryRow[]>,
  subCategories: SubCategoryService,
): CategoryService => ({
  list: async () => {
    const [rows, subs] = await Promise.all([categoriesOf(), subCategories.list()]);
    const children = Map.groupBy(subs, ({ category_id }) => category_id);
    return rows.map((row) => toCategory(row, children.get(row.id) ?? []));
  },
  summaries: async () => (await categoriesOf()).map(toCategorySummary),
  read: async (id) => {
    const row = requireFound((await categoriesOf()).find((one) => one.id === id));
    return toCategory(row, await subCategories.ofCategory(id));
  },
});
