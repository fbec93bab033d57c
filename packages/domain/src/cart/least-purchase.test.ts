import { expect, test } from "vitest";

import { measureOf, leastPurchase } from "./least-purchase.ts";

const plain = { price: "2.50", price_before: null, quantity_prices: [{ from: 10, price: "2.20" }] };

test("D-108 D-120 a product is offered at the price of the least that can be ordered", () => {
  expect(leastPurchase(plain)).toEqual({
    units: 1,
    price: "2.50",
    before: null,
    total: "2.50",
    totalBefore: null,
  });
  // Five are ordered in tens.
  expect(leastPurchase({ ...plain, min_order: 5, order_step: 10 })).toMatchObject({
    units: 10,
    price: "2.20",
    total: "22.00",
  });
  expect(leastPurchase({ ...plain, price: "2.00", price_before: "2.50", min_order: 10 })).toMatchObject({
    price: "2.00",
    before: "2.50",
    totalBefore: "25.00",
  });
});

test("D-144 a measure says what units hold, and the number that their price is compared to", () => {
  expect(measureOf({}, 1)).toBeNull();
  expect(measureOf({ unit: "pack", pieces_per_unit: 25 }, 2)).toEqual({ unit: "piece", value: 50, base: 10 });
  expect(measureOf({ unit: "reel", pieces_per_unit: 3000 }, 1)).toEqual({
    unit: "piece",
    value: 3000,
    base: 100,
  });
  expect(measureOf({ unit: "metre" }, 3)).toEqual({ unit: "metre", value: 3, base: 1 });
});
