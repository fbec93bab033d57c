import {
  boundChanges,
  type boundFields,
  costChanges,
  MAX_STOCK,
  offerChanges,
  type OfferRule,
  priceChanges,
  priceRoundings,
  type PriceRule,
  specificationChanges,
  stockChanges,
  supplierChanges,
  unitChanges,
  vatChanges,
  visibilityChanges,
} from "@shop/domain/bulk/bulk-rule.ts";
import {
  normalizeSigned,
  signedHundredths,
  SIGNED_DECIMAL_PATTERN,
} from "@shop/domain/bulk/signed-decimal.ts";
import { firstMinute, lastMinute } from "@shop/domain/catalogue/offer.ts";
import { hasOtherPieces, readUnitText, unitText } from "@shop/domain/catalogue/selling-unit.ts";
import { MAX_LINE_QUANTITY } from "@shop/domain/constants.ts";
import { asciiDigits } from "@shop/domain/search/folding.ts";
import { ENTERED_LENGTH } from "@shop/domain/specifications/attribute.ts";
import * as v from "valibot";

import { stockReason, visibilityRule } from "../products/admin-product.ts";
import { idRule, nullableRead, nullableWholeNumber, optionalText, wholeNumberRule } from "../rules.ts";
import { vatRateRule } from "../vat-rate.ts";

/** Signed decimal text with at most two decimals; Arabic digits are accepted. */
const signedDecimal = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))], "required"),
  v.transform(normalizeSigned),
  v.minLength(1, "required"),
  v.regex(SIGNED_DECIMAL_PATTERN, "bad_value"),
);

/** The highest percentage, in hundredths. */
const MAX_PERCENT = 100_000n;
/** No price is left of one that falls by this percentage, in hundredths. */
const ALL = -10_000n;

type AmountChange = Pick<PriceRule, "change" | "value">;

const isPercentage = ({ change }: AmountChange): boolean => change === "percent" || change === "from_cost";
/** What is wrong with a value; nothing more with one that cannot be read, which is refused for that. */
const isFit = (value: string, fits: (by: bigint) => boolean): boolean => {
  const by = signedHundredths(value);
  return by === null || fits(by);
};
const isLargeEnough = (rule: AmountChange): boolean =>
  isFit(rule.value, (by) => (rule.change === "fixed" ? by > 0n : !isPercentage(rule) || by > ALL));
const isSmallEnough = (rule: AmountChange): boolean =>
  isFit(rule.value, (by) => !isPercentage(rule) || by <= MAX_PERCENT);

/** A change of amounts: by more than -100 % up to 1000 %, by an amount, or to one above 0; a price may be the cost itself. */
const amountRuleOf = <F extends "price" | "cost_price", C extends PriceRule["change"]>(
  field: F,
  changes: readonly C[],
  ref: string,
) =>
  v.pipe(
    v.object({
      field: v.literal(field),
      change: v.picklist(changes, "bad_value"),
      value: signedDecimal,
      rounding: v.optional(v.picklist(priceRoundings, "bad_value"), "none"),
    }),
    v.forward(
      v.check((rule) => isLargeEnough(rule), "too_small"),
      ["value"],
    ),
    v.forward(
      v.check((rule) => isSmallEnough(rule), "too_large"),
      ["value"],
    ),
    v.forward(
      v.check((rule) => isFit(rule.value, (by) => by !== 0n || rule.change === "from_cost"), "bad_value"),
      ["value"],
    ),
    v.metadata({ ref }),
  );
const priceRuleSchema = amountRuleOf("price", priceChanges, "BulkPriceRule");
/** A change of what products cost the shop; for those who see costs. */
const costRuleSchema = amountRuleOf("cost_price", costChanges, "BulkCostRule");

const isLower = ({ change, value }: Pick<OfferRule, "change" | "value">): boolean =>
  change === "clear" || isFit(value, (by) => by > 0n && (change !== "percent" || by < -ALL));

/** An offer: lower than the price by more than 0 and less than 100 %, by an amount above 0, or at a price above 0; or none. */
const offerRuleSchema = v.pipe(
  v.object({
    field: v.literal("offer"),
    change: v.picklist(offerChanges, "bad_value"),
    value: v.optional(v.union([v.literal(""), signedDecimal], "bad_value"), ""),
    rounding: v.optional(v.picklist(priceRoundings, "bad_value"), "none"),
    from: nullableRead(firstMinute, "bad_date"),
    until: nullableRead(lastMinute, "bad_date"),
  }),
  v.forward(
    v.check(({ change, value }) => change === "clear" || value !== "", "required"),
    ["value"],
  ),
  v.forward(
    v.check((rule) => rule.value === "" || isLower(rule), "bad_value"),
    ["value"],
  ),
  v.forward(
    v.check(({ from, until }) => from === null || until === null || from <= until, "ends_before_start"),
    ["until"],
  ),
  v.transform((rule) =>
    rule.change === "clear"
      ? { ...rule, value: "", rounding: "none" as const, from: null, until: null }
      : rule,
  ),
  v.metadata({ ref: "BulkOfferRule" }),
);

/** Pieces as people type them. */
const pieces = v.pipe(
  v.union([v.string(), v.number()], "required"),
  v.transform((value) => (typeof value === "string" ? normalizeSigned(value) : value)),
  wholeNumberRule(-MAX_STOCK, MAX_STOCK),
);

/** A change of stock: by a number of pieces other than 0, or to a number from 0. */
const stockRuleSchema = v.pipe(
  v.object({
    field: v.literal("amount"),
    change: v.picklist(stockChanges, "bad_value"),
    value: pieces,
    stock_reason: stockReason,
  }),
  v.forward(
    v.check(({ change, value }) => change === "amount" || value >= 0, "too_small"),
    ["value"],
  ),
  v.forward(
    v.check(({ change, value }) => change === "fixed" || value !== 0, "bad_value"),
    ["value"],
  ),
  v.metadata({ ref: "BulkStockRule" }),
);

/** A change of where shoppers see products. */
const visibilityRuleSchema = v.pipe(
  v.object({
    field: v.literal("visibility"),
    change: v.picklist(visibilityChanges, "bad_value"),
    value: visibilityRule,
  }),
  v.metadata({ ref: "BulkVisibilityRule" }),
);

/** A unit with its pieces, as 'pack; 10', or ''. */
const unit = v.pipe(
  v.string("required"),
  v.transform((text) => {
    const read = readUnitText(asciiDigits(text.trim()));
    return read && { read, text: text === "" ? "" : unitText(read) };
  }),
  v.check((one) => one !== null, "bad_value"),
  v.check((one) => one === null || !hasOtherPieces(one.read), "pieces_not_of_unit"),
  v.check((one) => one === null || (one.read.pieces_per_unit ?? 1) <= MAX_LINE_QUANTITY, "too_large"),
  v.transform((one) => one?.text ?? ""),
);

/** A change of the unit that products are sold in: to one for all, or to that which each name says. */
const unitRuleSchema = v.pipe(
  v.object({
    field: v.literal("unit"),
    change: v.picklist(unitChanges, "bad_value"),
    value: v.optional(unit, ""),
  }),
  v.forward(
    v.check(({ change, value }) => change === "from_name" || value !== "", "required"),
    ["value"],
  ),
  v.transform((rule) => (rule.change === "from_name" ? { ...rule, value: "" } : rule)),
  v.metadata({ ref: "BulkUnitRule" }),
);

/** A change of a bound of the quantities that shoppers order: to units from 1, or to none. */
const boundRuleOf = <F extends (typeof boundFields)[number]>(field: F, ref: string) =>
  v.pipe(
    v.object({
      field: v.literal(field),
      change: v.picklist(boundChanges, "bad_value"),
      value: nullableWholeNumber(1, MAX_LINE_QUANTITY),
    }),
    v.forward(
      v.check(({ change, value }) => change === "clear" || value !== null, "required"),
      ["value"],
    ),
    v.transform((rule) => (rule.change === "clear" ? { ...rule, value: null } : rule)),
    v.metadata({ ref }),
  );
const boundRuleSchemas = [
  boundRuleOf("min_order", "BulkMinOrderRule"),
  boundRuleOf("order_step", "BulkOrderStepRule"),
  boundRuleOf("max_order", "BulkMaxOrderRule"),
] as const;

/** A change of the rate of value added tax: to one for all, or to the standard rate. */
const vatRuleSchema = v.pipe(
  v.object({
    field: v.literal("vat_rate"),
    change: v.picklist(vatChanges, "bad_value"),
    value: v.optional(v.union([v.literal(""), vatRateRule], "bad_vat_rate"), ""),
  }),
  v.forward(
    v.check(({ change, value }) => change === "standard" || value !== "", "required"),
    ["value"],
  ),
  v.transform((rule) => (rule.change === "standard" ? { ...rule, value: "" } : rule)),
  v.metadata({ ref: "BulkVatRule" }),
);

const supplierRule = {
  field: v.literal("supply"),
  change: v.picklist(supplierChanges, "bad_value"),
  value: nullableWholeNumber(1, 2_147_483_647),
};

/** A change of the supplier of products: to one for all, or to none. */
const supplierRuleSchema = v.pipe(
  v.object(supplierRule),
  v.forward(
    v.check(({ change, value }) => change === "clear" || value !== null, "required"),
    ["value"],
  ),
  v.transform((rule) => (rule.change === "clear" ? { ...rule, value: null } : rule)),
  v.metadata({ ref: "BulkSupplierRule" }),
);

const specificationRule = {
  field: v.literal("specification"),
  change: v.picklist(specificationChanges, "bad_value"),
  attribute_id: idRule,
  value: optionalText(ENTERED_LENGTH),
};

/** A change of a specification: to a value as forms have it, or to none. */
const specificationRuleSchema = v.pipe(
  v.object(specificationRule),
  v.forward(
    v.check(({ change, value }) => change === "clear" || value !== "", "required"),
    ["value"],
  ),
  v.transform((rule) => (rule.change === "clear" ? { ...rule, value: "" } : rule)),
  v.metadata({ ref: "BulkSpecificationRule" }),
);

/** A change of one field of many products. */
export const bulkRuleSchema = v.variant(
  "field",
  [
    priceRuleSchema,
    costRuleSchema,
    offerRuleSchema,
    stockRuleSchema,
    visibilityRuleSchema,
    vatRuleSchema,
    unitRuleSchema,
    ...boundRuleSchemas,
    supplierRuleSchema,
    specificationRuleSchema,
  ],
  "bad_value",
);

/** A booked count of the stock. */
const countRuleSchema = v.pipe(
  v.object({ field: v.literal("amount"), change: v.literal("count"), value: idRule }),
  v.metadata({ ref: "BulkCountRule" }),
);

/** A booking of what has arrived of a purchase order. */
const receiptRuleSchema = v.pipe(
  v.object({ field: v.literal("amount"), change: v.literal("receipt"), value: idRule }),
  v.metadata({ ref: "BulkReceiptRule" }),
);

/** A list of a supplier's products. */
const supplyRuleSchema = v.pipe(
  v.object({ field: v.literal("supply"), change: v.literal("list"), value: idRule }),
  v.metadata({ ref: "BulkSupplyRule" }),
);

/** A rule that was applied; that of a specification with the attribute's name at that time, that of a supplier with its name, '' for none. */
export const appliedRuleSchema = v.variant("field", [
  priceRuleSchema,
  costRuleSchema,
  offerRuleSchema,
  stockRuleSchema,
  countRuleSchema,
  receiptRuleSchema,
  supplyRuleSchema,
  v.pipe(v.object({ ...supplierRule, name: v.string() }), v.metadata({ ref: "AppliedSupplierRule" })),
  visibilityRuleSchema,
  vatRuleSchema,
  unitRuleSchema,
  ...boundRuleSchemas,
  v.pipe(
    v.object({ ...specificationRule, name: v.string(), name_ar: v.nullable(v.string()) }),
    v.metadata({ ref: "AppliedSpecificationRule" }),
  ),
]);
