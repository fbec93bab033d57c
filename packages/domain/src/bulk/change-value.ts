import { type Offer, offerText } from "../catalogue/offer.ts";
import type { Visibility } from "../catalogue/visibility.ts";
import { fromMinorUnits, toMinorUnits } from "../money/money.ts";
import { priceText } from "../money/quantity-prices-text.ts";
import { areSteps, type TieredPrice, type QuantityPrice } from "../money/quantity-prices.ts";
import { isOfGroup, type ProductGroup } from "../specifications/attribute-set.ts";
import type { Attribute, Specification } from "../specifications/attribute.ts";
import { enteredText } from "../specifications/print-specification.ts";
import {
  type BulkValue,
  MAX_STOCK,
  type OfferRule,
  type PlainRule,
  type PriceRule,
  type StockRule,
} from "./bulk-rule.ts";
import { roundPrice } from "./round-price.ts";
import { signedHundredths } from "./signed-decimal.ts";

/**
 * Reasons for which a rule leaves a product as it is:
 * - `unpriced`: its price is being updated (0), so there is nothing to calculate with
 * - `no_cost`: what it costs the shop is not known, so there is nothing to calculate with
 * - `not_positive`: the new price would be 0 or less
 * - `not_below_price`: the price of the offer would not be lower
 * - `quantity_prices`: the quantity prices would no longer fall from the new price
 * - `below_zero`: fewer than no pieces would be left
 * - `too_high`: the new value would be above the maximum
 * - `has_unit`: it is sold as something else than a piece already
 * - `no_pack_in_name`: its name names no pack, strip, reel, pair or set
 * - `unclear_pack`: its name names several numbers of pieces
 * - `no_valid_quantity`: no quantity could be ordered any more
 * - `not_of_group`: its sub category does not have the attribute
 * - `no_value`: it has no value that could be cleared
 * - `unchanged`: it has the new value already
 */
export const skipReasons = [
  "unpriced",
  "no_cost",
  "not_positive",
  "not_below_price",
  "quantity_prices",
  "below_zero",
  "too_high",
  "has_unit",
  "no_pack_in_name",
  "unclear_pack",
  "no_valid_quantity",
  "not_of_group",
  "no_value",
  "unchanged",
] as const;

/** A reason for which a rule leaves a product as it is. */
export type SkipReason = (typeof skipReasons)[number];

/** What a rule does to a product: its new value, or the reason for which there is none. */
export type BulkOutcome =
  | { readonly value: BulkValue; readonly reason: null }
  | { readonly value: null; readonly reason: SkipReason };

/** The highest price in minor units: ten digits before the decimals. */
const MAX_PRICE = 999_999_999_999n;

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000n;

const skipped = (reason: SkipReason): BulkOutcome => ({ value: null, reason });

/** The price before rounding, as a fraction of minor units. */
const exactPrices: Readonly<
  Record<
    PriceRule["change"],
    (old: bigint, by: bigint) => { readonly numerator: bigint; readonly denominator: bigint }
  >
> = {
  percent: (old, by) => ({ numerator: old * (WHOLE + by), denominator: WHOLE }),
  amount: (old, by) => ({ numerator: old + by, denominator: 1n }),
  fixed: (_old, by) => ({ numerator: by, denominator: 1n }),
};

type ChangedPrice =
  | { readonly minor: bigint; readonly reason: null }
  | { readonly minor: null; readonly reason: SkipReason };

/** What a rule makes of one amount; it is calculated exactly and rounded once, half up. */
export function changedPrice(
  price: string,
  rule: Pick<PriceRule, "change" | "value" | "rounding">,
): ChangedPrice {
  const old = toMinorUnits(price) ?? 0n;
  const { numerator, denominator } = exactPrices[rule.change](old, signedHundredths(rule.value) ?? 0n);
  if (numerator <= 0n) return { minor: null, reason: "not_positive" };
  const minor = roundPrice(numerator, denominator, rule.rounding);
  if (minor <= 0n) return { minor: null, reason: "not_positive" };
  return minor > MAX_PRICE ? { minor: null, reason: "too_high" } : { minor, reason: null };
}

/** What a change of prices says of a product: its quantity prices change with the price, unless that is set to an amount. */
export const changingPrices = ({ price, quantity_prices }: TieredPrice, { change }: PriceRule): BulkValue =>
  priceText({ price, quantity_prices: change === "fixed" ? [] : quantity_prices });

function changePrice({ price, quantity_prices: steps }: TieredPrice, rule: PriceRule): BulkOutcome {
  const old = toMinorUnits(price) ?? 0n;
  if (old === 0n && rule.change !== "fixed") return skipped("unpriced");
  const { minor, reason } = changedPrice(price, rule);
  if (minor === null) return skipped(reason);
  if (minor === old) return skipped("unchanged");
  const changed = fromMinorUnits(minor);
  const changedSteps: QuantityPrice[] = [];
  if (rule.change !== "fixed") {
    for (const { from, price: stored } of steps) {
      const step = changedPrice(stored, rule);
      if (step.minor === null) return skipped("quantity_prices");
      changedSteps.push({ from, price: fromMinorUnits(step.minor) });
    }
  }
  const after = { price: changed, quantity_prices: rule.change === "fixed" ? steps : changedSteps };
  return areSteps(after) ? { value: changingPrices(after, rule), reason: null } : skipped("quantity_prices");
}

function changeStock(amount: number, { change, value }: StockRule): BulkOutcome {
  const changed = change === "fixed" ? value : amount + value;
  if (changed < 0) return skipped("below_zero");
  if (changed > MAX_STOCK) return skipped("too_high");
  return changed === amount ? skipped("unchanged") : { value: changed, reason: null };
}

/** What a rule makes of the offer of a product; an offer is '' where there is none. */
export function changeOffer(
  { price, ...offer }: Offer & { readonly price: string },
  rule: OfferRule,
): BulkOutcome {
  const before = offerText(offer) ?? "";
  if (rule.change === "clear") {
    return before === "" ? skipped("no_value") : { value: "", reason: null };
  }
  const full = toMinorUnits(price) ?? 0n;
  if (full === 0n) return skipped("unpriced");
  const by = signedHundredths(rule.value) ?? 0n;
  const { numerator, denominator } = exactPrices[rule.change](full, rule.change === "fixed" ? by : -by);
  if (numerator <= 0n) return skipped("not_positive");
  const lower = roundPrice(numerator, denominator, rule.rounding);
  if (lower <= 0n) return skipped("not_positive");
  if (lower >= full) return skipped("not_below_price");
  const { from: offer_from, until: offer_until } = rule;
  const after = offerText({ offer_price: fromMinorUnits(lower), offer_from, offer_until }) ?? "";
  return after === before ? skipped("unchanged") : { value: after, reason: null };
}

/** What a rule of price, stock or visibility does to a product. Prices are calculated exactly and rounded once, half up. */
export function changeValue(
  product: TieredPrice & { readonly amount: number; readonly visibility: Visibility },
  rule: PlainRule,
): BulkOutcome {
  if (rule.field === "price") return changePrice(product, rule);
  if (rule.field === "amount") return changeStock(product.amount, rule);
  return product.visibility === rule.value ? skipped("unchanged") : { value: rule.value, reason: null };
}

/** The value of an attribute that many products get; null clears theirs. */
export interface SpecificationChange {
  readonly attribute: Attribute;
  readonly value: Specification | null;
}

/** A product with the text of its value, '' for none. */
export interface SpecifiedProduct extends ProductGroup {
  readonly text: string;
}

/** What the change of a specification does to a product. A value that is left from another sub category can be cleared, but not set. */
export function changeSpecification(
  product: SpecifiedProduct,
  { attribute, value }: SpecificationChange,
): BulkOutcome {
  if (value === null && product.text !== "") return { value: "", reason: null };
  if (!isOfGroup(attribute, product)) return skipped("not_of_group");
  if (value === null) return skipped("no_value");
  const text = enteredText(attribute, value);
  return text === product.text ? skipped("unchanged") : { value: text, reason: null };
}
