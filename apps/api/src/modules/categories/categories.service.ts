import type { Category, CategoryDetail, CategorySummary } from "@shop/contract/categories/category.ts";

import type { Queries } from "../../database/database.ts";
import { requireFound } from "../../database/require-row.ts";
import { toCategory, toCategorySummary } from "./categories.mapper.ts";
import { findCategories, findCategory } from "./categories.repository.ts";
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

/** Makes the category service. */
export const categoryService = (queries: Queries, subCategories: SubCategoryService): CategoryService => ({
  list: async () => {
    const rows = await findCategories(queries);
    const children = Map.groupBy(await subCategories.list(), ({ category_id }) => category_id);
    return rows.map((row) => toCategory(row, children.get(row.id) ?? []));
  },
  summaries: async () => (await findCategories(queries)).map(toCategorySummary),
  read: async (id) => {
    const row = requireFound(await findCategory(queries, id));
    return toCategory(row, await subCategories.ofCategory(id));
  },
});
