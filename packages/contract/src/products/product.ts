import { shownAs, stockLevels } from "@shop/domain/catalogue/shown-stock.ts";
import { visibilities } from "@shop/domain/catalogue/visibility.ts";
import { MIN_STEP } from "@shop/domain/money/quantity-prices.ts";
import { unitNames } from "@shop/domain/specifications/units.ts";
import * as v from "valibot";

import { brandLinkSchema } from "../brands/brand.ts";
import { productFileSchema } from "../product-files/product-file.ts";
import { publicEntries } from "./product-field-rules.ts";

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

const bound = v.nullable(v.number());

/**
 * A value of a product as pages show it; numbers have their bounds in the unit without a prefix, null where they are open or it is no
 * number. `yes` is null where it is not yes or no.
 */
const specificationSchema = v.pipe(
  v.object({
    attribute_id: id,
    name: v.string(),
    name_ar: v.nullable(v.string()),
    section: v.nullable(v.string()),
    section_ar: v.nullable(v.string()),
    text: v.string(),
    text_ar: v.string(),
    min: bound,
    max: bound,
    unit: v.nullable(v.picklist(unitNames)),
    yes: v.nullable(v.boolean()),
    /** Whether the definition chooses it for cards. */
    on_cards: v.boolean(),
  }),
  v.metadata({ ref: "Specification" }),
);

/** A price of a piece for those who buy some pieces or more. */
export const quantityPriceSchema = v.pipe(
  v.object({ from: v.pipe(v.number(), v.integer(), v.minValue(MIN_STEP)), price: v.string() }),
  v.metadata({ ref: "QuantityPrice" }),
);

const shownStockSchema = v.pipe(
  v.object({ level: v.picklist(stockLevels), shown: v.picklist(shownAs) }),
  v.metadata({ ref: "ShownStock" }),
);

const {
  name_ar,
  part_number,
  brand,
  restock_on,
  unit,
  pieces_per_unit,
  min_order,
  order_step,
  max_order,
  ...pageEntries
} = publicEntries();

/** The fields of a product that a card shows. */
export const productCardSchema = v.pipe(
  v.object({
    id,
    name: v.string(),
    name_ar,
    part_number,
    brand,
    /** What it costs now. */
    price: v.string(),
    /** What it costs without the offer that holds; null without one. */
    price_before: v.nullable(v.string()),
    /** The last minute of the offer that holds, in the shop's time zone, as '2026-12-12T23:59'; null without one. */
    offer_until: v.nullable(v.string()),
    /** Lower prices of a piece for those who buy more, by rising numbers of pieces; those that are not lower than the price are left out. */
    quantity_prices: v.array(quantityPriceSchema),
    /** What one is, whose price and stock these are; null for a piece. */
    unit,
    /** Pieces of one pack, strip, reel or set; null for 1, and 2 of a pair. */
    pieces_per_unit,
    /** The least and the most that is ordered, and the step whose multiples are; null for 1, no limit and 1. */
    min_order,
    order_step,
    max_order,
    amount: v.pipe(v.number(), v.integer()),
    /**
     * How the owner lets it be shown; without it in words, with the number once few are left. Where `shown` is not 'count', amount is the
     * least that is there.
     */
    stock: v.optional(shownStockSchema),
    /** Day on which it is expected in stock again, as '2026-12-12'; pages show it while it is out of stock and the day is not past. */
    restock_on,
    category_id: id,
    sub_category_id: id,
    images: v.array(productImageSchema),
    /** Values of its attributes in their order; a card has those that cards show. */
    specifications: v.array(specificationSchema),
  }),
  v.metadata({ ref: "ProductCard" }),
);

/** A product: price is decimal text, amount the stock (0 or below: out of stock), for shoppers as far as the owner shows it. */
export const productSchema = v.pipe(
  v.object({
    ...productCardSchema.entries,
    ...pageEntries,
    /** Where shoppers see it: lists have shown products only, and a draft is answered to administrators alone. */
    visibility: v.picklist(visibilities),
    description: v.string(),
    /** Its datasheets and other files, in order. */
    files: v.array(productFileSchema),
    updated_at: v.string(),
  }),
  v.metadata({ ref: "Product" }),
);

/** A product as its page shows it. */
export const productDetailSchema = v.pipe(
  v.object({
    ...productSchema.entries,
    /** The entry of its brand; null where there is none. */
    brand_page: v.nullable(brandLinkSchema),
    /** Its barcode where that is a trade item number (GTIN): 8, 12, 13 or 14 digits, the last of which checks the others. */
    gtin: v.optional(v.string()),
  }),
  v.metadata({ ref: "ProductDetail" }),
);

/** A picture record of a product. */
export type ProductImage = v.InferOutput<typeof productImageSchema>;
/** A value of a product as pages show it. */
export type ProductSpecification = v.InferOutput<typeof specificationSchema>;
/** The fields of a product that a card shows. */
export type ProductCard = v.InferOutput<typeof productCardSchema>;
/** A product. */
export type Product = v.InferOutput<typeof productSchema>;
/** A product as its page shows it. */
export type ProductDetail = v.InferOutput<typeof productDetailSchema>;
