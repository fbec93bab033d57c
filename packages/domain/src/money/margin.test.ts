import { expect, test } from "vitest";

import { isBelowCost, marginPercent } from "./margin.ts";

test.each([
  ["9.99", "10.00", true],
  ["10.00", "10.00", false],
  ["10.01", "10.00", false],
  ["0.00", "10.00", false],
  ["5.00", null, false],
])("D-138 a price of %s below a cost of %s: %s", (price, cost, expected) => {
  expect(isBelowCost(price, cost)).toBe(expected);
});

test.each([
  ["200.00", "50.00", 25],
  ["3.00", "1.00", 33.3],
  ["3.00", "2.00", 66.7],
  ["100.00", "-12.35", -12.4],
  ["100.00", "-0.01", 0],
  ["0.00", "0.00", null],
  ["0.00", "-5.00", null],
])("D-138 of %s a margin of %s is %s percent", (amount, margin, percent) => {
  expect(marginPercent(amount, margin)).toBe(percent);
});
