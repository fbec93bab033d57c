import * as fc from "fast-check";
import { expect, test } from "vitest";

import { fromMinorUnits, toMinorUnits } from "./money.ts";
import { priceText, pricesOfText, quantityPricesText, readQuantityPrices } from "./quantity-prices-text.ts";
import {
  areSteps,
  lowerSteps,
  MAX_QUANTITY_PRICES,
  MAX_STEP,
  MIN_STEP,
  priceBeforeForPieces,
  type TieredPrice,
  stepErrors,
  stepInReach,
  priceForPieces,
} from "./quantity-prices.ts";

const led: TieredPrice = {
  price: "5.00",
  quantity_prices: [
    { from: 10, price: "4.50" },
    { from: 100, price: "3.90" },
  ],
};

/** Tiered prices that can be stored. */
const tiered: fc.Arbitrary<TieredPrice> = fc
  .record({
    numbers: fc.uniqueArray(fc.integer({ min: MIN_STEP, max: MAX_STEP }), { maxLength: MAX_QUANTITY_PRICES }),
    prices: fc.uniqueArray(fc.bigInt({ min: 1n, max: 999_999_999_999n }), {
      minLength: MAX_QUANTITY_PRICES + 1,
      maxLength: MAX_QUANTITY_PRICES + 1,
    }),
  })
  .map(({ numbers, prices }) => {
    const [price = 0n, ...falling] = prices.toSorted((a, b) => (a < b ? 1 : -1));
    return {
      price: fromMinorUnits(price),
      quantity_prices: numbers
        .toSorted((a, b) => a - b)
        .map((from, place) => ({ from, price: fromMinorUnits(falling[place] ?? 1n) })),
    };
  });

const pieces = fc.integer({ min: 1, max: 1_000_000 });
const minorOf = (price: string): bigint => toMinorUnits(price) ?? -1n;

test.each([
  [1, "5.00"],
  [9, "5.00"],
  [10, "4.50"],
  [99, "4.50"],
  [100, "3.90"],
  [1_000_000, "3.90"],
])("D-108 %i pieces cost their quantity's price each", (qty, price) => {
  expect(priceForPieces(led, qty)).toBe(price);
});

test("D-108 of an offer and a quantity price the lower one holds", () => {
  const offered = { ...led, price: "4.20", price_before: "5.00" };
  expect(priceForPieces(offered, 10)).toBe("4.20");
  expect(priceForPieces(offered, 100)).toBe("3.90");
  expect(lowerSteps(led.quantity_prices, "4.20")).toEqual([{ from: 100, price: "3.90" }]);
  expect(lowerSteps(led.quantity_prices, "3.90")).toEqual([]);
  expect(priceBeforeForPieces(offered, 10)).toBe("5.00");
  expect(priceBeforeForPieces(offered, 100)).toBeNull();
});

test("D-108 more pieces never cost more each, and the price is that of a quantity that is reached", () => {
  fc.assert(
    fc.property(tiered, pieces, pieces, (one, some, others) => {
      const [fewer, more] = [Math.min(some, others), Math.max(some, others)];
      expect(minorOf(priceForPieces(one, more))).toBeLessThanOrEqual(
        Number(minorOf(priceForPieces(one, fewer))),
      );
      const reached = [
        one.price,
        ...one.quantity_prices.filter(({ from }) => from <= some).map((s) => s.price),
      ];
      expect(priceForPieces(one, some)).toBe(reached.at(-1));
    }),
  );
});

const errorsOf = (...steps: [from: number, price: string][]) =>
  stepErrors({ price: "5.00", quantity_prices: steps.map(([from, price]) => ({ from, price })) });

test("D-108 numbers rise and prices fall, from that of one piece and above 0", () => {
  fc.assert(fc.property(tiered, (one) => areSteps(one)));
  expect(errorsOf([10, "5.00"])).toEqual({ "quantity_prices.0.price": "quantity_price_not_falling" });
  expect(errorsOf([10, "4.00"], [10, "3.00"])).toEqual({ "quantity_prices.1.from": "quantity_not_rising" });
  expect(errorsOf([10, "4.00"], [20, "4.00"])).toEqual({
    "quantity_prices.1.price": "quantity_price_not_falling",
  });
  expect(errorsOf([10, "0"])).toEqual({ "quantity_prices.0.price": "bad_price" });
  expect(areSteps({ price: "0.00", quantity_prices: led.quantity_prices })).toBe(false);
});

test("D-108 the next price is in reach with as many pieces again", () => {
  expect(stepInReach(led, 4)).toBeUndefined();
  expect(stepInReach(led, 5)).toEqual({ from: 10, price: "4.50" });
  expect(stepInReach(led, 10)).toBeUndefined();
  expect(stepInReach(led, 50)).toEqual({ from: 100, price: "3.90" });
  expect(stepInReach(led, 100)).toBeUndefined();
  expect(stepInReach({ ...led, price: "4.20" }, 8)).toBeUndefined();
  fc.assert(
    fc.property(tiered, pieces, (one, some) => {
      const next = stepInReach(one, some);
      if (!next) return;
      expect(priceForPieces(one, next.from)).toBe(next.price);
      expect(minorOf(next.price)).toBeLessThan(Number(minorOf(priceForPieces(one, some))));
    }),
  );
});

test.each([
  "10: 4.50; 100: 3.90",
  "10=4.5;100=3.9",
  " 10 : 4.50\n100 : 3.90 ;",
  "١٠: ٤٫٥٠؛ ١٠٠: ٣٫٩٠",
  "10: 4.50 EG; 100: EGP 3.90",
])("D-108 '%s' is read from a sheet", (text) => {
  expect(readQuantityPrices(text)).toEqual(led.quantity_prices);
});

test("D-108 a sheet's decimal mark is that of its quantity prices", () => {
  expect(readQuantityPrices("10: 4,50; 1.000: 3,90", "comma")).toEqual([
    { from: 10, price: "4.50" },
    { from: 1000, price: "3.90" },
  ]);
  expect(readQuantityPrices("10: 4,50")).toBeNull();
});

test.each([
  "10",
  "10:",
  ": 4.50",
  "10: free",
  "1: 4.50",
  "10.5: 4",
  "100001: 4",
  "10: 4: 3",
  "10: 0",
  "10: 1.234",
])("D-108 '%s' are no quantity prices", (text) => {
  expect(readQuantityPrices(text)).toBeNull();
});

test("D-108 there are at most five quantity prices, and an empty text has none", () => {
  expect(readQuantityPrices("2: 9; 3: 8; 4: 7; 5: 6; 6: 5")).toHaveLength(5);
  expect(readQuantityPrices("2: 9; 3: 8; 4: 7; 5: 6; 6: 5; 7: 4")).toBeNull();
  expect(readQuantityPrices(" ")).toEqual([]);
});

test("D-108 texts of sheets, of the history and of bulk changes are read as they were written", () => {
  fc.assert(
    fc.property(tiered, (one) => {
      expect(readQuantityPrices(quantityPricesText(one.quantity_prices))).toEqual(one.quantity_prices);
      expect(pricesOfText(priceText(one))).toEqual({
        price: one.price,
        quantity_prices: one.quantity_prices.length === 0 ? null : one.quantity_prices,
      });
    }),
  );
});
