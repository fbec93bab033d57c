import { type Offer, offerText } from "../catalogue/offer.ts";
import type { Visibility } from "../catalogue/visibility.ts";
import { fromMinorUnits, minorOfPrice } from "../money/money.ts";
import type { TieredPrice } from "../money/quantity-prices.ts";
import { isOfGroup, type ProductGroup } from "../specifications/attribute-set.ts";
import type { Attribute, Specification } from "../specifications/attribute.ts";
import { enteredText } from "../specifications/print-specification.ts";
import { type BulkOutcome, skipped } from "./bulk-outcome.ts";
import { MAX_STOCK, type OfferRule, type PlainRule, type StockRule } from "./bulk-rule.ts";
import { type CostedProduct, changePrice, exactPrices } from "./change-price.ts";
import { roundPrice } from "./round-price.ts";
import { hundredthsOf } from "./signed-decimal.ts";

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
  const full = minorOfPrice(price);
  if (full === 0n) return skipped("unpriced");
  const by = hundredthsOf(rule.value);
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
  product: TieredPrice & CostedProduct & { readonly amount: number; readonly visibility: Visibility },
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
