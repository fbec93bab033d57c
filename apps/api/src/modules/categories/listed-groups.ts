import type { CategoryRow } from "./categories.table.ts";
import type { SubCategoryRow } from "./sub-categories/sub-categories.table.ts";

/** Which categories and sub categories shoppers find: they are not hidden and have products in lists. */
export interface ListedGroups {
  readonly hasCategory: (category: Pick<CategoryRow, "id" | "hidden">) => boolean;
  readonly hasSubCategory: (subCategory: Pick<SubCategoryRow, "id" | "hidden">) => boolean;
}

/** The groups that shoppers find, of those that have products in lists. */
export function listedGroups(
  stocked: readonly { readonly categoryId: number; readonly subCategoryId: number }[],
): ListedGroups {
  const categories = new Set(stocked.map(({ categoryId }) => categoryId));
  const subCategories = new Set(stocked.map(({ subCategoryId }) => subCategoryId));
  return {
    hasCategory: ({ id, hidden }) => !hidden && categories.has(id),
    hasSubCategory: ({ id, hidden }) => !hidden && subCategories.has(id),
  };
}
