import type { Category, CategorySummary } from "@shop/contract/categories/category.ts";
import type { SubCategory } from "@shop/contract/sub-categories/sub-category.ts";

import type { CategoryRow } from "./categories.table.ts";

/** Maps a category to the wire, without its sub categories. */
export const toCategorySummary = ({ id, name, nameAr, image }: CategoryRow): CategorySummary => ({
  id,
  name,
  name_ar: nameAr,
  image,
});

/** Maps a category to the wire. */
export const toCategory = <S extends SubCategory>(
  row: CategoryRow,
  subCategories: S[],
): Omit<Category, "sub_category"> & { sub_category: S[] } => ({
  ...toCategorySummary(row),
  description: row.description,
  description_ar: row.descriptionAr,
  sort_index: row.sortIndex,
  sub_category: subCategories,
});
