import * as v from "valibot";

const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A picture record: `image` holds one or several addresses separated by the pipe character. */
export const productImageSchema = v.pipe(
  v.object({
    id,
    product_id: id,
    image: v.string(),
    /** Alternative text; the product's name where it is missing. */
    alt: v.optional(v.string()),
    alt_ar: v.optional(v.string()),
  }),
  v.metadata({ ref: "ProductImage" }),
);

/** The fields of a product that a card shows. */
export const productCardSchema = v.pipe(
  v.object({
    id,
    name: v.string(),
    name_ar: v.nullable(v.string()),
    part_number: v.nullable(v.string()),
    brand: v.nullable(v.string()),
    price: v.string(),
    amount: v.pipe(v.number(), v.integer()),
    category_id: id,
    sub_category_id: id,
    images: v.array(productImageSchema),
  }),
  v.metadata({ ref: "ProductCard" }),
);

/** A product: price is decimal text, amount the stock (0 or below: out of stock). */
export const productSchema = v.pipe(
  v.object({
    ...productCardSchema.entries,
    description: v.string(),
    description_ar: v.nullable(v.string()),
    updated_at: v.string(),
  }),
  v.metadata({ ref: "Product" }),
);

/** A picture record of a product. */
export type ProductImage = v.InferOutput<typeof productImageSchema>;
/** The fields of a product that a card shows. */
export type ProductCard = v.InferOutput<typeof productCardSchema>;
/** A product. */
export type Product = v.InferOutput<typeof productSchema>;
