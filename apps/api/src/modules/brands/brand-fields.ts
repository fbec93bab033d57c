import type { BrandInput } from "@shop/contract/brands/admin-brand.ts";

import type { BrandRow } from "./brands.table.ts";

/** The fields of a brand, in the order of its change history, with their columns. */
export const brandFields = {
  name: "name",
  description: "description",
  description_ar: "descriptionAr",
  logo: "logo",
  official: "official",
  website: "website",
} as const satisfies Readonly<Record<keyof BrandInput, keyof BrandRow>>;
