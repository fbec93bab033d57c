import { describe, expect, test } from "vitest";

import { acceptChange, changeOf, refusedLines } from "./cart-check.ts";

const line = { id: 1, name: "Kelvra K45", price: "3850.00", image: "", qty: 4 };
const other = { id: 2, name: "Probe", price: "0", image: "", qty: 1 };
const now = { name: "Kelvra K45", part_number: "K45", price: "3850", amount: 9 };

describe("changes of a line", () => {
  test("D-20 an equal price in other notation and sufficient stock are no change", () => {
    expect(changeOf(line, now)).toBeNull();
    expect(changeOf(line, { ...now, amount: 4 })).toBeNull();
  });

  test("D-20 reports a new price and insufficient stock", () => {
    expect(changeOf(line, { ...now, price: "3900.50", amount: 3 })).toEqual({ price: "3900.50", left: 3 });
    expect(changeOf(line, { ...now, price: "0" })).toEqual({ price: "0", left: null });
  });

  test("D-20 negative stock and a product no longer sold leave 0", () => {
    expect(changeOf(line, { ...now, amount: -2 })).toEqual({ price: null, left: 0 });
    expect(changeOf(line, null)).toEqual({ price: null, left: 0 });
  });
});

describe("a rejected order", () => {
  test("D-20 maps its reasons to lines", () => {
    const errors = { "cart.0.price": "3900.00", "cart.0.qty": "2", "cart.1.qty": "0" };
    expect([...refusedLines([line, other], errors)]).toEqual([
      [1, { price: "3900.00", left: 2 }],
      [2, { price: null, left: 0 }],
    ]);
  });

  test("D-20 a product no longer sold leaves 0 of its line", () => {
    expect([...refusedLines([line, other], { "cart.1.id": "unknown_product" })]).toEqual([
      [2, { price: null, left: 0 }],
    ]);
  });

  test("ignores reasons of unknown lines and invalid values", () => {
    const errors = {
      "cart.7.price": "1.00",
      "cart.0.price": "dear",
      "cart.0.qty": "few",
      cart: "required",
      "info.email": "bad_email",
    };
    expect(refusedLines([line], errors).size).toBe(0);
  });
});

describe("accepting", () => {
  test("D-20 sets the new price and at most the remaining stock", () => {
    expect(acceptChange([line, other], 1, { price: "3900.00", left: 2 })).toEqual([
      { ...line, price: "3900.00", qty: 2 },
      other,
    ]);
  });

  test("D-20 removes lines without stock", () => {
    expect(acceptChange([line, other], 1, { price: null, left: 0 })).toEqual([other]);
  });

  test("D-20 never raises a quantity", () => {
    expect(acceptChange([line], 1, { price: null, left: 9 })).toEqual([line]);
  });
});
