import { aCategory, aSubCategory } from "@shop/fixtures/builders.ts";

import type { SeedCatalogue } from "../../src/seed/seed-catalogue.ts";

/** A catalogue of products in one category and sub category, unless given. */
export const aCatalogue = (values: Partial<SeedCatalogue>): SeedCatalogue => ({
  categories: [aCategory()],
  subCategories: [aSubCategory()],
  products: [],
  ...values,
});
