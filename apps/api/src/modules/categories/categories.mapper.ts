import type { Category, CategorySummary } from "@shop/contract/categories/category.ts";
import type { SubCategory } from "@shop/contract/sub-categories/sub-category.ts";

import { fieldValues } from "../history/fields.ts";
import type { CategoryRow } from "./categories.table.ts";
import { categoryFields } from "./category-fields.ts";

/** Maps a category to the wire, without its sub categories. */
export const toCategorySummary = ({ id, name, nameAr, image }: CategoryRow): CategorySummary => ({
  id,
  name,
  name_ar: nameAr,
  image,
});

/** Maps a category with all its fields to the wire, without its sub categories. */
export const toBareCategory = (row: CategoryRow) => ({
  ...toCategorySummary(row),
  ...fieldValues(categoryFields, row),
});

/** Maps a category to the wire. */
export const toCategory = <S extends SubCategory>(
  row: CategoryRow,
  subCategories: S[],
): Omit<Category, "sub_category"> & { sub_category: S[] } => ({
  ...toBareCategory(row),
  sub_category: subCategories,
});
