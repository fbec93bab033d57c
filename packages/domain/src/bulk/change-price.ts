import { fromMinorUnits, minorOfPrice } from "../money/money.ts";
import { priceText } from "../money/quantity-prices-text.ts";
import { areSteps, type QuantityPrice, type TieredPrice } from "../money/quantity-prices.ts";
import { type BulkOutcome, skipped, type SkipReason } from "./bulk-outcome.ts";
import type { BulkValue, CostRule, PriceRule } from "./bulk-rule.ts";
import { roundPrice } from "./round-price.ts";
import { hundredthsOf } from "./signed-decimal.ts";

/** What a product costs the shop; null where that is not known. */
export interface CostedProduct {
  readonly cost_price: string | null;
}

/** The highest price in minor units: ten digits before the decimals. */
const MAX_PRICE = 999_999_999_999n;

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000n;

/** A price before rounding, in minor units. */
interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The changed price before rounding, by the kind of change; amounts are minor units, percentages hundredths. */
export const exactPrices: Readonly<Record<CostRule["change"], (old: bigint, by: bigint) => Fraction>> = {
  percent: (old, by) => ({ numerator: old * (WHOLE + by), denominator: WHOLE }),
  amount: (old, by) => ({ numerator: old + by, denominator: 1n }),
  fixed: (_old, by) => ({ numerator: by, denominator: 1n }),
};

type ChangedPrice =
  | { readonly minor: bigint; readonly reason: null }
  | { readonly minor: null; readonly reason: SkipReason };

/** A price that is given exactly, rounded once. */
function rounded(
  { numerator, denominator }: Fraction,
  { rounding }: Pick<PriceRule, "rounding">,
): ChangedPrice {
  if (numerator <= 0n) return { minor: null, reason: "not_positive" };
  const minor = roundPrice(numerator, denominator, rounding);
  if (minor <= 0n) return { minor: null, reason: "not_positive" };
  return minor > MAX_PRICE ? { minor: null, reason: "too_high" } : { minor, reason: null };
}

/** What a rule makes of one amount; it is calculated exactly and rounded once, half up. */
export function changedPrice(
  price: string,
  rule: Pick<CostRule, "change" | "value" | "rounding">,
): ChangedPrice {
  const old = minorOfPrice(price);
  return rounded(exactPrices[rule.change](old, hundredthsOf(rule.value)), rule);
}

/** What a change of prices says of a product: its quantity prices change with the price, unless that is set to an amount. */
export const changingPrices = ({ price, quantity_prices }: TieredPrice, { change }: PriceRule): BulkValue =>
  priceText({ price, quantity_prices: change === "fixed" ? [] : quantity_prices });

/**
 * What a rule makes of a price. Quantity prices change by the same percentage or amount, and in proportion to a price that follows the
 * cost; they stay beside a price that is set to an amount.
 */
export function changePrice(
  { price, cost_price: cost, quantity_prices: steps }: TieredPrice & CostedProduct,
  rule: PriceRule,
): BulkOutcome {
  const { change, ...by } = rule;
  const old = minorOfPrice(price);
  if (old === 0n && change !== "fixed" && change !== "from_cost") return skipped("unpriced");
  if (change === "from_cost" && cost === null) return skipped("no_cost");
  const { minor, reason } =
    change === "from_cost"
      ? changedPrice(cost ?? "", { ...by, change: "percent" })
      : changedPrice(price, { ...by, change });
  if (minor === null) return skipped(reason);
  if (minor === old) return skipped("unchanged");
  const changedSteps: QuantityPrice[] = [];
  for (const { from, price: stored } of change === "fixed" ? [] : steps) {
    const step =
      change === "from_cost"
        ? rounded({ numerator: minorOfPrice(stored) * minor, denominator: old || 1n }, by)
        : changedPrice(stored, { ...by, change });
    if (step.minor === null) return skipped("quantity_prices");
    changedSteps.push({ from, price: fromMinorUnits(step.minor) });
  }
  const after = {
    price: fromMinorUnits(minor),
    quantity_prices: change === "fixed" ? steps : changedSteps,
  };
  return areSteps(after) ? { value: changingPrices(after, rule), reason: null } : skipped("quantity_prices");
}
