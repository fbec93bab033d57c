import type { DescribedSubCategory, SubCategory } from "@shop/contract/sub-categories/sub-category.ts";

import type { SubCategoryRow } from "./sub-categories.table.ts";

/** Maps a sub category to the wire. */
export const toSubCategory = ({ id, name, nameAr, image, categoryId }: SubCategoryRow): SubCategory => ({
  id,
  name,
  name_ar: nameAr,
  image,
  category_id: categoryId,
});

/** Maps a sub category with the text of its page to the wire. */
export const toDescribedSubCategory = (row: SubCategoryRow): DescribedSubCategory => ({
  ...toSubCategory(row),
  description: row.description,
  description_ar: row.descriptionAr,
});
