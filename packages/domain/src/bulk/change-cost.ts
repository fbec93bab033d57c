import { fromMinorUnits, toMinorUnits } from "../money/money.ts";
import type { BulkOutcome } from "./bulk-outcome.ts";
import type { CostRule } from "./bulk-rule.ts";
import { changedPrice, type CostedProduct } from "./change-price.ts";

/** What a rule makes of the cost of a product. */
export function changeCost({ cost_price: cost }: CostedProduct, rule: CostRule): BulkOutcome {
  if (cost === null && rule.change !== "fixed") return { value: null, reason: "no_cost" };
  const { minor, reason } = changedPrice(cost ?? "0.00", rule);
  if (minor === null) return { value: null, reason };
  return cost !== null && minor === toMinorUnits(cost)
    ? { value: null, reason: "unchanged" }
    : { value: fromMinorUnits(minor), reason: null };
}
