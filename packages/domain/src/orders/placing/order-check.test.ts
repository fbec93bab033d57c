import { describe, expect, test } from "vitest";

import { orderedPieces, outdatedLines, type Sellable } from "./order-check.ts";

const sold: Readonly<Record<number, Sellable>> = {
  1: { price: "12.50", quantity_prices: [], amount: 3 },
  2: { price: "0.00", quantity_prices: [], amount: 5 },
  3: { price: "7.00", quantity_prices: [], amount: -2 },
  4: {
    price: "5.00",
    quantity_prices: [
      { from: 10, price: "4.50" },
      { from: 100, price: "3.90" },
    ],
    amount: 500,
  },
};
const refused = { place: 0, price: null, left: null, sold: true };
const check = (...cart: { id: number; price: string; qty: number }[]) =>
  outdatedLines(cart, (id) => sold[id]);

/** The refusal of two lines of a product whose number is hidden from 51 pieces on. */
const refusalOf = (amount: number) =>
  outdatedLines(
    [
      { id: 1, price: "12.50", qty: 40 },
      { id: 1, price: "12.50", qty: 2000 },
    ],
    () => ({ price: "12.50", quantity_prices: [], amount, hidden_from: 51 }),
  );

/** The check of a cart where the number of the first product is hidden from 51 pieces on. */
const hidden = (amount: number, ...cart: { id: number; price: string; qty: number }[]) =>
  outdatedLines(cart, (id) =>
    id === 1 ? { price: "12.50", quantity_prices: [], amount, hidden_from: 51 } : sold[id],
  );

describe("D-20 a cart compared with current prices and stock", () => {
  test("D-20 an unchanged cart has no reasons", () => {
    expect(check({ id: 1, price: "12.5", qty: 3 }, { id: 2, price: "0", qty: 5 })).toBeNull();
  });

  test("D-20 reports the new price and the remaining stock", () => {
    expect(check({ id: 1, price: "12.49", qty: 4 }, { id: 2, price: ".0", qty: 1 })).toEqual({
      code: "price_changed",
      lines: [{ ...refused, price: "12.50", left: 3 }],
    });
  });

  test.for(["", "0", "twelve"])("D-20 D-21 '%s' is not the price of a product that has one", (price) => {
    expect(check({ id: 1, price, qty: 1 })?.lines).toEqual([{ ...refused, price: "12.50" }]);
  });

  test("D-21 a price that became zero is a changed price", () => {
    expect(check({ id: 2, price: "4.00", qty: 1 })?.lines).toEqual([{ ...refused, price: "0.00" }]);
  });

  test("D-92 where the number is hidden, the least that is there is named, and nothing depends on the number", () => {
    expect(refusalOf(80)).toEqual({
      code: "stock_short",
      lines: [{ ...refused, place: 1, left: 11, at_least: true }],
    });
    expect(refusalOf(1900)).toEqual(refusalOf(80));
    expect(refusalOf(50)?.lines).toEqual([{ ...refused, place: 1, left: 10 }]);
  });

  test("D-92 with a wrong price, or beside another refused line, nothing is said of a stock that is hidden", () => {
    for (const amount of [80, 8000]) {
      expect(hidden(amount, { id: 1, price: "12.00", qty: 2000 })).toEqual({
        code: "price_changed",
        lines: [{ ...refused, price: "12.50" }],
      });
      for (const other of [
        { id: 2, price: "4.00", qty: 1 },
        { id: 2, price: "0", qty: 6 },
        { id: 9, price: "1", qty: 1 },
      ]) {
        expect(hidden(amount, other, { id: 1, price: "12.50", qty: 2000 })?.lines).toHaveLength(1);
      }
    }
  });

  test("D-20 negative stock counts as none", () => {
    expect(check({ id: 3, price: "7", qty: 1 })).toEqual({
      code: "stock_short",
      lines: [{ ...refused, left: 0 }],
    });
  });

  test("D-20 a product that is no longer sold is reported with stock 0", () => {
    expect(check({ id: 9, price: "1", qty: 1 })).toEqual({
      code: "stock_short",
      lines: [{ ...refused, left: 0, sold: false }],
    });
  });

  test("D-108 the price is that of the quantity, whatever the browser says", () => {
    expect(check({ id: 4, price: "5.00", qty: 9 }, { id: 4, price: "5.00", qty: 1 })).toMatchObject({
      lines: [{ price: "4.50" }, { place: 1, price: "4.50" }],
    });
    expect(check({ id: 4, price: "4.5", qty: 10 })).toBeNull();
    expect(check({ id: 4, price: "3.90", qty: 99 })?.lines).toEqual([{ ...refused, price: "4.50" }]);
    expect(check({ id: 4, price: "3.90", qty: 100 })).toBeNull();
  });

  test("D-20 lines of one product share its stock in their order", () => {
    const line = { id: 1, price: "12.50", qty: 2 };
    expect(check(line, line, line)?.lines).toEqual([
      { ...refused, place: 1, left: 1 },
      { ...refused, place: 2, left: 0 },
    ]);
  });
});

test("D-20 sums the pieces of each product", () => {
  const pieces = orderedPieces([
    { id: 7, qty: 2 },
    { id: 1, qty: 1 },
    { id: 7, qty: 3 },
  ]);
  expect([...pieces]).toEqual([
    [7, 5],
    [1, 1],
  ]);
});

describe("D-120 quantities that are not sold", () => {
  const inSteps = { price: "2.50", quantity_prices: [], amount: 100, min_order: 10, order_step: 5 };
  const checkSteps = (...cart: { id: number; price: string; qty: number }[]) =>
    outdatedLines(cart, (id) => (id === 9 ? inSteps : sold[id]));
  const quantity = { below: 10, above: 15 };

  test("D-120 are refused with the valid ones next to them", () => {
    expect(checkSteps({ id: 9, price: "2.50", qty: 12 })).toEqual({
      code: "quantity_not_sold",
      lines: [{ ...refused, quantity }],
    });
    expect(checkSteps({ id: 9, price: "2.50", qty: 3 })?.lines).toEqual([
      { ...refused, quantity: { below: null, above: 10 } },
    ]);
    expect(checkSteps({ id: 9, price: "2.50", qty: 15 })).toBeNull();
  });

  test("D-120 are those of all lines of a product together", () => {
    expect(checkSteps({ id: 9, price: "2.50", qty: 7 }, { id: 9, price: "2.50", qty: 8 })).toBeNull();
    expect(checkSteps({ id: 9, price: "2.50", qty: 7 }, { id: 9, price: "2.50", qty: 6 })?.lines).toEqual([
      { ...refused, quantity },
    ]);
  });

  test("D-120 come after a changed price and a short stock", () => {
    expect(checkSteps({ id: 9, price: "2.00", qty: 12 })).toEqual({
      code: "price_changed",
      lines: [{ ...refused, price: "2.50", quantity }],
    });
    expect(checkSteps({ id: 9, price: "2.50", qty: 12 }, { id: 1, price: "12.50", qty: 4 })?.code).toBe(
      "stock_short",
    );
  });
});
