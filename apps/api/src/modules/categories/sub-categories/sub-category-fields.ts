import type { SubCategoryInput } from "@shop/contract/sub-categories/admin-sub-category.ts";

import type { SubCategoryRow } from "./sub-categories.table.ts";

/** A field of a sub category, beside its category; the form has the description by the name that the backend reads. */
type SubCategoryField = Exclude<keyof SubCategoryInput, "category_id" | "desctription"> | "description";

/** The fields of a sub category, in the order of its change history, with their columns. */
export const subCategoryFields = {
  name: "name",
  name_ar: "nameAr",
  description: "description",
  description_ar: "descriptionAr",
  hidden: "hidden",
} as const satisfies Readonly<Record<SubCategoryField, keyof SubCategoryRow>>;
