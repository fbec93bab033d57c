import type { CategoryInput } from "@shop/contract/categories/admin-category.ts";

import type { CategoryRow } from "./categories.table.ts";

/** The fields of a category, in the order of its change history, with their columns. */
export const categoryFields = {
  name: "name",
  name_ar: "nameAr",
  description: "description",
  description_ar: "descriptionAr",
  image: "image",
  sort_index: "sortIndex",
  hidden: "hidden",
} as const satisfies Readonly<Record<keyof CategoryInput, keyof CategoryRow>>;
