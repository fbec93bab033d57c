import type { DescribedSubCategory, SubCategory } from "@shop/contract/sub-categories/sub-category.ts";

import { requireFound } from "../../../database/require-row.ts";
import type { CategoryRow } from "../categories.table.ts";
import { toDescribedSubCategory, toSubCategory } from "./sub-categories.mapper.ts";
import type { SubCategoryRow } from "./sub-categories.table.ts";

/** Reads of sub categories. */
export interface SubCategoryService {
  /** All sub categories, also hidden and empty ones, from which forms choose; by name. */
  readonly list: () => Promise<SubCategory[]>;
  /** One sub category with its text, which may be empty; throws not_found, also where it or its category is hidden. */
  readonly read: (id: number) => Promise<DescribedSubCategory>;
}

/** Makes the sub category service; `subCategoriesOf` has all sub categories, by name. */
export const subCategoryService = (
  subCategoriesOf: () => Promise<readonly SubCategoryRow[]>,
  categoriesOf: () => Promise<readonly CategoryRow[]>,
): SubCategoryService => ({
  list: async () => (await subCategoriesOf()).map(toSubCategory),
  read: async (id) => {
    const row = requireFound((await subCategoriesOf()).find((one) => one.id === id && !one.hidden));
    requireFound((await categoriesOf()).find((one) => one.id === row.categoryId && !one.hidden));
    return toDescribedSubCategory(row);
  },
});
