import * as v from "valibot";

import { optionalPicture } from "../files.ts";
import { isHttpsLink } from "../link-rules.ts";
import { productListEntries } from "../lists/list-entity.ts";
import { formVersion } from "../lists/version.ts";
import {
  BRAND_NAME_LENGTH,
  flagRule,
  keptFields,
  nullableText,
  optionalText,
  requiredText,
} from "../rules.ts";
import { brandSchema } from "./brand.ts";

/** A brand for administrators. */
export const adminBrandSchema = v.pipe(
  v.object({ ...brandSchema.entries, ...productListEntries }),
  v.metadata({ ref: "AdminBrand" }),
);

const website = v.pipe(
  nullableText(500).wrapped,
  v.check((address) => address === null || isHttpsLink(address), "bad_link"),
);

const requiredFields = { name: requiredText(BRAND_NAME_LENGTH) };

const optionalFields = {
  description: optionalText(2000),
  description_ar: nullableText(2000),
  logo: optionalPicture,
  official: v.optional(flagRule, false),
  website: v.optional(website, null),
};

/** The form of a new brand, with its logo. */
export const brandFormSchema = v.pipe(
  v.object({ ...requiredFields, ...optionalFields }),
  v.metadata({ ref: "BrandForm" }),
);

/** The form of an updated brand; missing optional fields keep their value. */
export const brandUpdateSchema = v.pipe(
  v.object({
    version: formVersion,
    ...requiredFields,
    ...keptFields(optionalFields),
    /** True to remove the logo. */
    remove_logo: v.optional(flagRule, false),
  }),
  v.metadata({ ref: "BrandUpdate" }),
);

/** A brand that products name and that has no entry. */
export const namedBrandSchema = v.pipe(
  v.object({ name: v.string(), products: v.pipe(v.number(), v.integer()) }),
  v.metadata({ ref: "NamedBrand" }),
);

/** A brand for administrators. */
export type AdminBrand = v.InferOutput<typeof adminBrandSchema>;
/** Validated form of a new brand. */
export type BrandInput = v.InferOutput<typeof brandFormSchema>;
/** Validated form of an updated brand. */
export type BrandUpdate = v.InferOutput<typeof brandUpdateSchema>;
/** A brand that products name and that has no entry. */
export type NamedBrand = v.InferOutput<typeof namedBrandSchema>;
