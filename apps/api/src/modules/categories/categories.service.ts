import type { Category, CategoryDetail, CategorySummary } from "@shop/contract/categories/category.ts";

import { requireFound } from "../../database/require-row.ts";
import { toCategory, toCategorySummary } from "./categories.mapper.ts";
import type { CategoryRow } from "./categories.table.ts";
import type { ListedGroups } from "./listed-groups.ts";
import { toDescribedSubCategory, toSubCategory } from "./sub-categories/sub-categories.mapper.ts";
import type { SubCategoryRow } from "./sub-categories/sub-categories.table.ts";

/** Reads of categories. */
export interface CategoryService {
  /** The categories that shoppers find with such sub categories, in the order in which the shop shows them. */
  readonly list: () => Promise<Category[]>;
  /** All categories, also hidden and empty ones, from which forms choose: id, name and picture. */
  readonly summaries: () => Promise<CategorySummary[]>;
  /** One category, which may be empty, with the sub categories that shoppers find and their texts; throws not_found, also where it is hidden. */
  readonly read: (id: number) => Promise<CategoryDetail>;
}

/** Dependencies of {@link categoryService}. */
export interface CategoryDependencies {
  /** All categories in the order in which the shop shows them. */
  readonly categoriesOf: () => Promise<readonly CategoryRow[]>;
  /** All sub categories, by name. */
  readonly subCategoriesOf: () => Promise<readonly SubCategoryRow[]>;
  /** The groups that shoppers find now. */
  readonly listedOf: () => Promise<ListedGroups>;
}

/** Makes the category service. */
export const categoryService = ({
  categoriesOf,
  subCategoriesOf,
  listedOf,
}: CategoryDependencies): CategoryService => ({
  list: async () => {
    const { hasCategory, hasSubCategory } = await listedOf();
    const subs = (await subCategoriesOf()).filter(hasSubCategory);
    const children = Map.groupBy(subs, ({ categoryId }) => categoryId);
    return (await categoriesOf())
      .filter(hasCategory)
      .map((row) => toCategory(row, (children.get(row.id) ?? []).map(toSubCategory)));
  },
  summaries: async () => (await categoriesOf()).map(toCategorySummary),
  read: async (id) => {
    const row = requireFound((await categoriesOf()).find((one) => one.id === id && !one.hidden));
    const { hasSubCategory } = await listedOf();
    const subs = (await subCategoriesOf()).filter((one) => one.categoryId === id && hasSubCategory(one));
    return toCategory(row, subs.map(toDescribedSubCategory));
  },
});
