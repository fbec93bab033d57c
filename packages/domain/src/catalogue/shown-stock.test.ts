import { describe, expect, test } from "vitest";

import { exactStock, hiddenFrom, publicStock, type StockRule } from "./shown-stock.ts";

const display = (stock_shown: StockRule) => ({ stock_shown, stock_limit: 50, low_stock_at: 5 });
const shown = (rule: StockRule, amount: number, own: number | null = null) =>
  publicStock({ amount, low_stock_at: own }, display(rule));

describe("D-92 what shoppers get of the stock", () => {
  test.each([-4, 0, 3, 120])("is the amount alone by default: %i", (amount) => {
    expect(shown("low_count", amount)).toEqual({ amount });
  });

  test("is the number and its level", () => {
    expect(shown("count", 120)).toEqual({ amount: 120, stock: { level: "in", shown: "count" } });
    expect(shown("count", 5)).toEqual({ amount: 5, stock: { level: "few", shown: "count" } });
    expect(shown("count", 8, 10)).toEqual({ amount: 8, stock: { level: "few", shown: "count" } });
    expect(shown("count", -4)).toEqual({ amount: 0, stock: { level: "out", shown: "count" } });
  });

  test("is exact up to the limit and the same for every number above it", () => {
    expect(shown("more_than", 50)).toEqual({ amount: 50, stock: { level: "in", shown: "count" } });
    expect(shown("more_than", 51)).toEqual({ amount: 51, stock: { level: "in", shown: "more_than" } });
    expect(shown("more_than", 90_000)).toEqual(shown("more_than", 51));
  });

  test("is words alone, with the same amount for every number of a level", () => {
    expect(shown("words", 1)).toEqual({ amount: 1, stock: { level: "few", shown: "words" } });
    expect(shown("words", 5)).toEqual(shown("words", 1));
    expect(shown("words", 6)).toEqual({ amount: 6, stock: { level: "in", shown: "words" } });
    expect(shown("words", 90_000)).toEqual(shown("words", 6));
    expect(shown("words", 90, 100)).toEqual(shown("words", 1, 100));
    expect(shown("words", -2)).toEqual({ amount: 0, stock: { level: "out", shown: "count" } });
  });

  test("never states more than there are", () => {
    for (const rule of ["count", "more_than", "words"] as const) {
      for (let amount = 0; amount <= 60; amount += 1) {
        for (const own of [null, 0, 7]) {
          expect(shown(rule, amount, own).amount).toBeLessThanOrEqual(amount);
          expect(shown(rule, amount, own).amount > 0).toBe(amount > 0);
        }
      }
    }
  });

  test("is exact or only the least", () => {
    expect(exactStock(shown("low_count", -4))).toBe(0);
    expect(exactStock(shown("more_than", 50))).toBe(50);
    expect(exactStock(shown("more_than", 51))).toBeNull();
    expect(exactStock(shown("words", 3))).toBeNull();
    expect(exactStock(shown("words", 0))).toBe(0);
    expect(hiddenFrom({ low_stock_at: 8 }, display("words"))).toBe(9);
  });
});
