import { catalogue } from "@shop/fixtures/catalogue.ts";
import type { SubCategoryChoice } from "@shop/view-types/admin-products.ts";

/** The sub categories of the demonstration shop. */
export const subCategoryChoices: readonly SubCategoryChoice[] = catalogue.subCategories.map(
  ({ id, name, name_ar, category_id }) => ({
    id,
    name,
    name_ar,
    category: catalogue.categories.find((one) => one.id === category_id) ?? { name: "", name_ar: null },
  }),
);
