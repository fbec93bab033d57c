import type { DescribedSubCategory, SubCategory } from "@shop/contract/sub-categories/sub-category.ts";

import { requireFound } from "../../../database/require-row.ts";
import { toDescribedSubCategory, toSubCategory } from "./sub-categories.mapper.ts";
import type { SubCategoryRow } from "./sub-categories.table.ts";

/** Reads of sub categories. */
export interface SubCategoryService {
  /** All sub categories, by name. */
  readonly list: () => Promise<SubCategory[]>;
  /** The sub categories of one category with their texts, by name. */
  readonly ofCategory: (categoryId: number) => Promise<DescribedSubCategory[]>;
  /** One sub category with its text; throws not_found. */
  readonly read: (id: number) => Promise<DescribedSubCategory>;
}

/** Makes the sub category service; `subCategoriesOf` has all sub categories, by name. */
export const subCategoryService = (
  subCategoriesOf: () => Promise<readonly SubCategoryRow[]>,
): SubCategoryService => ({
  list: async () => (await subCategoriesOf()).map(toSubCategory),
  ofCategory: async (categoryId) =>
    (await subCategoriesOf()).filter((row) => row.categoryId === categoryId).map(toDescribedSubCategory),
  read: async (id) => {
    const row = requireFound((await subCategoriesOf()).find((one) => one.id === id));
    return toDescribedSubCategory(row);
  },
});
