import type { DescribedSubCategory, SubCategory } from "@shop/contract/sub-categories/sub-category.ts";

import type { Queries } from "../../../database/database.ts";
import { requireFound } from "../../../database/require-row.ts";
import { toDescribedSubCategory, toSubCategory } from "./sub-categories.mapper.ts";
import { findSubCategories, findSubCategory } from "./sub-categories.repository.ts";

/** Reads of sub categories. */
export interface SubCategoryService {
  /** All sub categories, by name. */
  readonly list: () => Promise<SubCategory[]>;
  /** The sub categories of one category with their texts, by name. */
  readonly ofCategory: (categoryId: number) => Promise<DescribedSubCategory[]>;
  /** One sub category with its text; throws not_found. */
  readonly read: (id: number) => Promise<DescribedSubCategory>;
}

/** Makes the sub category service. */
export const subCategoryService = (queries: Queries): SubCategoryService => ({
  list: async () => (await findSubCategories(queries)).map(toSubCategory),
  ofCategory: async (categoryId) =>
    (await findSubCategories(queries, categoryId)).map(toDescribedSubCategory),
  read: async (id) => {
    const row = requireFound(await findSubCategory(queries, id));
    return toDescribedSubCategory(row);
  },
});
