import { expect, test } from "vitest";

import { isLowStock } from "./low-stock.ts";

test.for([
  { amount: 5, low_stock_at: null, low: true },
  { amount: 6, low_stock_at: null, low: false },
  { amount: 6, low_stock_at: 20, low: true },
  { amount: 1, low_stock_at: 0, low: false },
  { amount: 0, low_stock_at: 0, low: true },
  { amount: -2, low_stock_at: 0, low: true },
])("D-11 $amount pieces with the limit $low_stock_at", ({ low, ...stock }) => {
  expect(isLowStock(stock)).toBe(low);
});
