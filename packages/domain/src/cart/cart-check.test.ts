import { describe, expect, test } from "vitest";

import { isRefusedLine } from "../orders/lines/refused-line.ts";
import { acceptChange, changeOf, refusedChanges } from "./cart-check.ts";

const line = { id: 1, name: "Kelvra K45", price: "3850.00", image: "", qty: 4 };
const other = { id: 2, name: "Probe", price: "0", image: "", qty: 1 };
const now = {
  name: "Kelvra K45",
  part_number: "K45",
  price: "3850",
  price_before: null,
  quantity_prices: [],
  amount: 9,
};

describe("changes of a line", () => {
  test("D-20 an equal price in other notation and sufficient stock are no change", () => {
    expect(changeOf(line, now)).toBeNull();
    expect(changeOf(line, { ...now, amount: 4 })).toBeNull();
  });

  test("D-20 reports a new price and insufficient stock", () => {
    expect(changeOf(line, { ...now, price: "3900.50", amount: 3 })).toEqual({ price: "3900.50", left: 3 });
    expect(changeOf(line, { ...now, price: "0" })).toEqual({ price: "0", left: null });
  });

  test("D-92 where the number is hidden, too few pieces show with the refusal of an order", () => {
    const hidden = { ...now, amount: 1, stock: { level: "few", shown: "words" } } as const;
    expect(changeOf(line, hidden)).toBeNull();
    expect(changeOf(line, { ...hidden, amount: 0 })).toEqual({ price: null, left: 0 });
    expect(changeOf(line, { ...hidden, amount: 3, stock: { level: "few", shown: "count" } })).toEqual({
      price: null,
      left: 3,
    });
    const least = { level: "in", shown: "at_least" } as const;
    expect(changeOf({ ...line, qty: 100 }, { ...now, amount: 51, stock: least })).toEqual({
      price: null,
      left: 51,
      at_least: true,
    });
    expect(changeOf(line, { ...now, amount: 51, stock: least })).toBeNull();
  });

  test("D-20 negative stock and a product no longer sold leave 0", () => {
    expect(changeOf(line, { ...now, amount: -2 })).toEqual({ price: null, left: 0 });
    expect(changeOf(line, null)).toEqual({ price: null, left: 0 });
  });
});

describe("D-108 prices by quantity", () => {
  const tieredPrice = { price: "5.00", quantity_prices: [{ from: 10, price: "4.50" }] };
  const ten = { ...line, qty: 10, price: "4.50", tieredPrice };

  test("D-108 a line is compared with the price of its quantity", () => {
    expect(changeOf(ten, { ...now, ...tieredPrice, amount: 99 })).toBeNull();
    const dearer = { price: "5.00", quantity_prices: [{ from: 20, price: "4.50" }] };
    expect(changeOf(ten, { ...now, ...dearer, amount: 99 })).toEqual({
      price: "5.00",
      tieredPrice: dearer,
      left: null,
    });
  });

  test("D-108 an accepted price belongs to its quantity, and fewer pieces have theirs", () => {
    const dearer = { price: "6.00", quantity_prices: [{ from: 10, price: "5.50" }] };
    expect(acceptChange([ten], 1, { price: "5.50", tieredPrice: dearer, left: null })).toEqual([
      { ...ten, price: "5.50", tieredPrice: dearer },
    ]);
    expect(acceptChange([ten], 1, { price: null, left: 9 })).toEqual([{ ...ten, qty: 9, price: "5.00" }]);
    const { tieredPrice: _terms, ...rest } = ten;
    expect(acceptChange([ten], 1, { price: "4.60", left: null })).toEqual([{ ...rest, price: "4.60" }]);
  });
});

describe("D-120 quantities that are not sold", () => {
  const inSteps = { ...now, min_order: 10, order_step: 5, amount: 100 };
  const twelve = { ...line, qty: 12 };

  test("D-120 a line of another quantity has the next ones, and takes the nearest", () => {
    const change = changeOf(twelve, inSteps);
    expect(change).toEqual({ price: null, left: null, quantity: { below: 10, above: 15 }, take: 10 });
    expect(change && acceptChange([twelve, other], 1, change)).toEqual([{ ...line, qty: 10 }, other]);
    expect(changeOf({ ...line, qty: 15 }, inSteps)).toBeNull();
  });

  test("D-120 a quantity that the stock does not have is lowered to a valid one, or taken out", () => {
    expect(changeOf({ ...line, qty: 20 }, { ...inSteps, amount: 17 })).toEqual({
      price: null,
      left: 17,
      take: 15,
    });
    const none = changeOf({ ...line, qty: 20 }, { ...inSteps, amount: 7 });
    expect(none).toEqual({ price: null, left: 7, take: 0 });
    expect(none && acceptChange([{ ...line, qty: 20 }, other], 1, none)).toEqual([other]);
    expect(changeOf({ ...line, qty: 13 }, { ...inSteps, amount: 14 })).toMatchObject({ take: 10 });
  });

  test("D-120 a refused order names them", () => {
    const quantity = { below: 10, above: 15 };
    const lines = [{ place: 0, price: null, left: null, quantity, sold: true }];
    expect([...refusedChanges([{ ...line, qty: 13 }], lines)]).toEqual([
      [1, { price: null, left: null, quantity, take: 15 }],
    ]);
    const invalid = [
      { ...lines[0], quantity: null },
      { ...lines[0], quantity: { below: "10", above: 15 } },
      { ...lines[0], quantity: { below: 10 } },
    ];
    expect([...lines, ...invalid].filter(isRefusedLine)).toEqual(lines);
  });
});

const refused = { place: 0, price: null, left: null, sold: true };

describe("a rejected order", () => {
  test("D-20 maps its reasons to lines", () => {
    const lines = [
      { ...refused, price: "3900.00", left: 2 },
      { ...refused, place: 1, left: 0 },
    ];
    expect([...refusedChanges([line, other], lines)]).toEqual([
      [1, { price: "3900.00", left: 2 }],
      [2, { price: null, left: 0 }],
    ]);
  });

  test("D-92 keeps that a number is the least", () => {
    const lines = [{ ...refused, left: 2, at_least: true } as const];
    expect([...refusedChanges([line], lines)]).toEqual([[1, { price: null, left: 2, at_least: true }]]);
    expect(lines.every(isRefusedLine)).toBe(true);
  });

  test("D-20 a product no longer sold leaves 0 of its line", () => {
    expect([...refusedChanges([line, other], [{ ...refused, place: 1, left: 0, sold: false }])]).toEqual([
      [2, { price: null, left: 0 }],
    ]);
  });

  test("D-20 lines of one product are one change", () => {
    const lines = [
      { ...refused, price: "3900.00" },
      { ...refused, place: 1, left: 1 },
    ];
    expect([...refusedChanges([line, line], lines)]).toEqual([[1, { price: "3900.00", left: 1 }]]);
  });

  test("ignores unknown lines and invalid values", () => {
    expect(refusedChanges([line], [{ ...refused, place: 7, price: "1.00" }]).size).toBe(0);
    const invalid = [
      { ...refused, price: "dear" },
      { ...refused, left: "2" },
      { ...refused, place: -1 },
      { place: 0 },
      null,
      "cart.0.price",
    ];
    expect([refused, ...invalid].filter(isRefusedLine)).toEqual([refused]);
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
