import type { SubCategory } from "@shop/contract/sub-categories/sub-category.ts";

import type { SubCategoryRow } from "./sub-categories.table.ts";

/** Maps a sub category to the wire. */
export const toSubCategory = ({ id, name, nameAr, image, categoryId }: SubCategoryRow): SubCategory => ({
  id,
  name,
  name_ar: nameAr,
  image,
  category_id: categoryId,
});
