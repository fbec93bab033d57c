import * as v from "valibot";

const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The entry of a brand, as far as a product shows it. */
export const brandLinkSchema = v.pipe(
  v.object({
    id,
    name: v.string(),
    /** Address of its logo. */
    logo: v.nullable(v.string()),
    /** True where the shop is its official distributor. */
    official: v.boolean(),
  }),
  v.metadata({ ref: "BrandLink" }),
);

/** A brand that the shop has a page of; products belong to it by their `brand`, whatever its case. */
export const brandSchema = v.pipe(
  v.object({
    ...brandLinkSchema.entries,
    description: v.string(),
    description_ar: v.nullable(v.string()),
    /** An https address of the brand. */
    website: v.nullable(v.string()),
  }),
  v.metadata({ ref: "Brand" }),
);

/** A brand with its number of products on sale. */
export const listedBrandSchema = v.pipe(
  v.object({ ...brandLinkSchema.entries, products: v.pipe(v.number(), v.integer()) }),
  v.metadata({ ref: "ListedBrand" }),
);

/** The entry of a brand, as far as a product shows it. */
export type BrandLink = v.InferOutput<typeof brandLinkSchema>;
/** A brand that the shop has a page of. */
export type Brand = v.InferOutput<typeof brandSchema>;
/** A brand with its number of products on sale. */
export type ListedBrand = v.InferOutput<typeof listedBrandSchema>;
