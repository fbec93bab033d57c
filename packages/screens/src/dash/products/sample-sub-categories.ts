import { catalogue } from "@shop/fixtures/catalogue.ts";
import type { SubCategoryChoice } from "@shop/view-types/admin-products.ts";

/** The sub categories of the demonstration catalogue, those of a category after each other. */
export const sampleSubCategories: readonly SubCategoryChoice[] = catalogue.categories.flatMap(
  ({ sub_category, ...category }) =>
    sub_category.map(({ id, name, name_ar }) => ({ id, name, name_ar, category })),
);
