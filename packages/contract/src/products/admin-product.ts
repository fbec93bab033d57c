import { stockReasons } from "@shop/domain/books/stock-reasons.ts";
import { MAX_STOCK } from "@shop/domain/bulk/bulk-rule.ts";
import { readVisibility } from "@shop/domain/catalogue/visibility-words.ts";
import { visibilities } from "@shop/domain/catalogue/visibility.ts";
import { MAX_QUANTITY_PRICES, MAX_STEP, MIN_STEP } from "@shop/domain/money/quantity-prices.ts";
import { MAX_PRODUCT_FILES } from "@shop/domain/product-files/product-files.ts";
import { ENTERED_LENGTH, MAX_ATTRIBUTES } from "@shop/domain/specifications/attribute.ts";
import * as v from "valibot";

import { formVersion, versionSchema } from "../lists/version.ts";
import { adminProductFileSchema } from "../product-files/product-file.ts";
import {
  idRule,
  keptFields,
  priceRule,
  shortText,
  requiredText,
  storedPriceRule,
  wholeNumberRule,
} from "../rules.ts";
import { adminEntries, formEntries } from "./product-field-rules.ts";
import { productSchema, quantityPriceSchema } from "./product.ts";

const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A product that another one names. */
const linkedProductSchema = v.pipe(
  v.object({
    id,
    name: v.string(),
    name_ar: v.nullable(v.string()),
    part_number: v.nullable(v.string()),
    /** Whether it is deleted: shoppers do not see it, and it stays linked until it is purged. */
    deleted: v.boolean(),
  }),
  v.metadata({ ref: "LinkedProduct" }),
);

/** A product for administrators. */
export const adminProductSchema = v.pipe(
  v.object({
    ...productSchema.entries,
    /** What it costs without an offer. */
    price: v.string(),
    /** The moment since which this price is asked, without an offer in between. */
    price_since: v.string(),
    // The price and the minutes of the offer are null without one, minutes also where it is open.
    ...adminEntries(),
    /** All its quantity prices, also those that are not lower than its offer. */
    quantity_prices: v.array(quantityPriceSchema),
    files: v.array(adminProductFileSchema),
    /** Number of requests for a mail when it is back that wait. */
    restock_requests: v.pipe(v.number(), v.integer()),
    /** Units that came back and are not for sale, in its selling unit. */
    not_for_sale: v.pipe(v.number(), v.integer()),
    /** Units of cancelled orders that couriers bring back. */
    coming_back: v.pipe(v.number(), v.integer()),
    /** Texts of the values of its attributes as they were entered, by the ids of the attributes. */
    attribute_values: v.record(v.string(), v.string()),
    /** The products that its fields of links name, each once. */
    linked: v.array(linkedProductSchema),
    /** Incremented by each edit and each order, not by changes of pictures. */
    version: versionSchema,
    created_at: v.string(),
    /** Time of the deletion; null where it is not deleted. */
    deleted_at: v.nullable(v.string()),
  }),
  v.metadata({ ref: "AdminProduct" }),
);

/** Stock of a new product. */
const stock = wholeNumberRule(0, MAX_STOCK, "negative_stock");

/** Stock of a product that exists: below 0 only where it is stored so; see {@link stockError}. */
const keptStock = wholeNumberRule(-1_000_000, MAX_STOCK);

/** Why a stock that is changed by hand changes; without one the journal has a correction. */
export const stockReason = v.optional(v.picklist(stockReasons, "bad_value"));

/** The error of a stock below 0 that is not the stored one; null for any other. */
export const stockError = (amount: number, stored: number | undefined): "negative_stock" | null =>
  amount < 0 && amount !== stored ? "negative_stock" : null;

/** Texts of values by the ids of their attributes; the server reads them by the definitions of the attributes. */
const attributeValues = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, "unknown_attribute")),
    v.pipe(v.string("bad_value"), v.maxLength(ENTERED_LENGTH, "too_long"), v.excludes("\0", "bad_value")),
  ),
  v.check((values) => Object.keys(values).length <= MAX_ATTRIBUTES, "limit_reached"),
);

/** Prices of a piece by rising numbers of pieces; the server checks that they fall from the product's price. */
const quantityPrices = v.optional(
  v.pipe(
    v.array(
      v.pipe(
        v.object({ from: wholeNumberRule(MIN_STEP, MAX_STEP), price: storedPriceRule }),
        v.metadata({ ref: "NewQuantityPrice" }),
      ),
      "bad_value",
    ),
    v.maxLength(MAX_QUANTITY_PRICES, "limit_reached"),
  ),
  [],
);

/** A visibility by its name in English or Arabic. */
export const visibilityRule = v.pipe(
  shortText(80),
  v.transform(readVisibility),
  v.picklist(visibilities, "unknown_visibility"),
);

/** Optional fields of a product, which may be missing, null or '', beside those of the specified payload. */
const productExtras = {
  ...formEntries(),
  quantity_prices: quantityPrices,
  attribute_values: v.optional(attributeValues, {}),
  /** Where shoppers see it; without one a new product is shown. */
  visibility: v.optional(visibilityRule, "shown"),
};

/** The most pictures that a new product takes over from another one. */
const MAX_COPIED_IMAGES = 100;

/** The body of a new product; the amount defaults to 1. */
export const newProductSchema = v.pipe(
  v.object({
    name: requiredText(300),
    price: priceRule,
    amount: v.optional(stock, 1),
    sub_category_id: idRule,
    description: requiredText(10_000),
    ...productExtras,
    /** Stored pictures of other products that it gets copies of, in this order; unknown ones are left out. */
    copied_images: v.optional(
      v.pipe(v.array(idRule, "bad_value"), v.maxLength(MAX_COPIED_IMAGES, "too_many_files")),
      [],
    ),
    /** Files of other products, likewise. */
    copied_files: v.optional(
      v.pipe(v.array(idRule, "bad_value"), v.maxLength(MAX_PRODUCT_FILES, "too_many_files")),
      [],
    ),
  }),
  v.metadata({ ref: "NewProduct" }),
);

/** The body of an updated product; missing optional fields keep their value. */
export const productUpdateSchema = v.pipe(
  v.object({
    id: v.optional(idRule),
    version: formVersion,
    name: requiredText(300),
    price: priceRule,
    amount: keptStock,
    /** Counts only where the amount changes. */
    stock_reason: stockReason,
    sub_category_id: idRule,
    description: requiredText(10_000),
    ...keptFields(productExtras),
  }),
  v.metadata({ ref: "ProductUpdate" }),
);

/** One field of a product as it was seen, and its new value: what a cell of the table of products saves. */
export const productFieldChangeSchema = v.pipe(
  v.variant("field", [
    v.object({ field: v.literal("price"), was: storedPriceRule, value: storedPriceRule }),
    v.object({
      field: v.literal("amount"),
      was: keptStock,
      value: keptStock,
      stock_reason: stockReason,
    }),
  ]),
  v.metadata({ ref: "ProductFieldChange" }),
);

/** A product for administrators. */
export type AdminProduct = v.InferOutput<typeof adminProductSchema>;
/** A product that another one names. */
export type LinkedProduct = v.InferOutput<typeof linkedProductSchema>;
/** Validated body of a new product. */
export type NewProduct = v.InferOutput<typeof newProductSchema>;
/** Validated body of an updated product. */
export type ProductUpdate = v.InferOutput<typeof productUpdateSchema>;
/** Validated body of one changed field of a product. */
export type ProductFieldChange = v.InferOutput<typeof productFieldChangeSchema>;
