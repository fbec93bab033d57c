import { expect, test } from "vitest";

import type { CostRule } from "./bulk-rule.ts";
import { changeCost } from "./change-cost.ts";

const by = (
  change: CostRule["change"],
  value: string,
  rounding: CostRule["rounding"] = "none",
): CostRule => ({
  field: "cost_price",
  change,
  value,
  rounding,
});

test.each([
  ["10.00", by("percent", "7.5"), "10.75"],
  ["10.00", by("amount", "-0.25"), "9.75"],
  ["10.01", by("percent", "10", "5"), "10.00"],
  [null, by("fixed", "12.5"), "12.50"],
])("D-137 a cost of %s becomes by %o %s", (cost, rule, expected) => {
  expect(changeCost({ cost_price: cost }, rule)).toEqual({ value: expected, reason: null });
});

test.each([
  [null, by("percent", "10"), "no_cost"],
  [null, by("amount", "1"), "no_cost"],
  ["1.00", by("amount", "-1"), "not_positive"],
  ["9.00", by("fixed", "9"), "unchanged"],
] as const)("D-137 a cost of %s is left by %o: %s", (cost, rule, reason) => {
  expect(changeCost({ cost_price: cost }, rule)).toEqual({ value: null, reason });
});
