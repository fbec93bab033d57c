import { cartLineSchema } from "@shop/contract/orders/order.ts";
import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { MAX_LINE_QUANTITY } from "../constants.ts";
import {
  addLine,
  type Cart,
  cartCount,
  cartTexts,
  decreaseLine,
  increaseLine,
  parseCart,
  removeLine,
  restoreLine,
  setQuantity,
} from "./cart.ts";

const meter = { id: 1, name: "Kelvra K45", price: "3850.00", image: "/media/k45.webp" };
const probe = { id: 2, name: "Probe", price: "0", image: "" };
const cart: Cart = [
  { ...meter, qty: 1 },
  { ...probe, qty: 4 },
];
const quantities = (lines: Cart): Record<number, number> =>
  Object.fromEntries(lines.map(({ id, qty }) => [id, qty]));

describe("adding", () => {
  test("CART-1 a new item is appended with quantity 1 by default", () => {
    expect(addLine([{ ...meter, qty: 1 }], probe)).toEqual([
      { ...meter, qty: 1 },
      { ...probe, qty: 1 },
    ]);
  });

  test("CART-1 an item is appended with the given quantity", () => {
    expect(addLine([], probe, 12)).toEqual([{ ...probe, qty: 12 }]);
  });

  test("CART-2 an existing item's quantity increases, its position stays", () => {
    expect(quantities(addLine(cart, meter, 3))).toEqual({ 1: 4, 2: 4 });
    expect(addLine(cart, meter).map(({ id }) => id)).toEqual([1, 2]);
  });

  test("CART-2 a line never exceeds the maximum quantity", () => {
    const [line] = addLine([{ ...meter, qty: MAX_LINE_QUANTITY }], meter, 5);
    expect(line?.qty).toBe(MAX_LINE_QUANTITY);
  });
});

describe("changing", () => {
  test("CART-3 increase adds 1", () => {
    expect(quantities(increaseLine(cart, 2))).toEqual({ 1: 1, 2: 5 });
  });

  test("CART-3 decrease subtracts 1", () => {
    expect(quantities(decreaseLine(cart, 2))).toEqual({ 1: 1, 2: 3 });
  });

  test("CART-3 decreasing at quantity 1 removes the line", () => {
    expect(quantities(decreaseLine(cart, 1))).toEqual({ 2: 4 });
  });

  test("CART-3 remove deletes the line, whatever its quantity", () => {
    expect(quantities(removeLine(cart, 2))).toEqual({ 1: 1 });
  });

  test("CART-3 a quantity that is set below 1 removes the line", () => {
    expect(quantities(setQuantity(cart, 2, 0))).toEqual({ 1: 1 });
    expect(quantities(setQuantity(cart, 2, 9))).toEqual({ 1: 1, 2: 9 });
  });

  test("CART-3 an unknown line changes nothing, and no cart is mutated", () => {
    const before = structuredClone(cart);
    expect(increaseLine(cart, 99)).toEqual(before);
    expect(decreaseLine(cart, 99)).toEqual(before);
    expect(removeLine(cart, 99)).toEqual(before);
    increaseLine(cart, 1);
    expect(cart).toEqual(before);
  });
});

test("CART-5 the badge is the sum of qty over all lines", () => {
  expect(cartCount(cart)).toBe(5);
  expect(cartCount([])).toBe(0);
});

describe("CART-4 a stored cart", () => {
  test("CART-4 is read as it was written", () => {
    expect(parseCart(JSON.stringify(cart))).toEqual(cart);
  });

  test.for(["", "{", "null", "7", '"cart"', "{}", '{"0":{}}'])("CART-4 '%s' is an empty cart", (text) => {
    expect(parseCart(text)).toEqual([]);
  });

  test("CART-4 no stored cart is an empty cart", () => {
    expect(parseCart(null)).toEqual([]);
  });

  test.for([
    null,
    7,
    [],
    {},
    { ...meter },
    { ...meter, qty: 0 },
    { ...meter, qty: 1.5 },
    { ...meter, qty: "2 pieces" },
    { ...meter, qty: MAX_LINE_QUANTITY + 1 },
    { ...meter, qty: 1, id: 0 },
    { ...meter, qty: 1, id: 2_147_483_648 },
    { ...meter, qty: 1, id: "x" },
    { ...meter, qty: 1, price: 5 },
    { ...meter, qty: 1, name: null },
    { ...meter, qty: 1, image: undefined },
  ])("CART-4 an invalid line is dropped as its schema declares, the rest stays: %j", (line) => {
    expect(parseCart(JSON.stringify([line, ...cart]))).toEqual(cart);
    expect(v.is(cartLineSchema, JSON.parse(JSON.stringify(line)))).toBe(false);
  });

  test("CART-4 unknown fields of a line are dropped", () => {
    const kept = JSON.stringify([{ ...meter, qty: 2, __proto__: null, colour: "red" }]);
    expect(parseCart(kept)).toEqual([{ ...meter, qty: 2 }]);
  });

  test("CART-4 lines of one product are merged", () => {
    const kept = JSON.stringify([...cart, { ...meter, qty: 2 }]);
    expect(quantities(parseCart(kept))).toEqual({ 1: 3, 2: 4 });
  });
});

describe("undoing a removal", () => {
  test("CART-3 a removed line is restored at its position", () => {
    const [first] = cart;
    expect(first && restoreLine(removeLine(cart, 1), first, 0)).toEqual(cart);
  });

  test("CART-3 a product that was added again meanwhile keeps its new line", () => {
    const [first] = cart;
    expect(first && restoreLine(cart, { ...first, qty: 9 }, 0)).toBe(cart);
  });
});

const pricesOf = (lines: Cart) => lines.map(({ price, qty }) => [qty, price]);

describe("D-108 prices by quantity", () => {
  const tieredPrice = { price: "5.00", quantity_prices: [{ from: 10, price: "4.50" }] };
  const led = { id: 3, name: "LED", image: "", price: "5.00", tieredPrice };

  test("D-108 a line has the price of its quantity, whatever changes it", () => {
    const nine = addLine([], led, 9);
    expect(pricesOf(nine)).toEqual([[9, "5.00"]]);
    const ten = addLine(nine, led, 1);
    expect(pricesOf(ten)).toEqual([[10, "4.50"]]);
    expect(pricesOf(decreaseLine(ten, 3))).toEqual([[9, "5.00"]]);
    expect(pricesOf(setQuantity(ten, 3, 100))).toEqual([[100, "4.50"]]);
    expect(pricesOf(addLine([], led, 10))).toEqual([[10, "4.50"]]);
  });

  test("D-108 CART-4 they are stored beside the lines; invalid and outdated ones are dropped", () => {
    const ten = addLine([{ ...meter, qty: 1 }], led, 10);
    const [lines, stored] = cartTexts(ten);
    expect(parseCart(lines, stored)).toEqual(ten);
    const [without] = parseCart(lines).slice(1);
    expect(Object.keys(without ?? {})).toEqual(["id", "name", "price", "image", "qty"]);
    const dearer = { ...tieredPrice, quantity_prices: [{ from: 10, price: "4.80" }] };
    const invalid = [
      null,
      7,
      {},
      { price: "5.00" },
      { price: "5.00", quantity_prices: [{ from: 10 }] },
      dearer,
    ];
    for (const one of invalid) expect(parseCart(lines, JSON.stringify({ 3: one }))[1]).toEqual(without);
    for (const text of ["{", "7", "[]", null]) expect(parseCart(lines, text)[1]).toEqual(without);
  });

  test("D-108 D-20 newer prices are taken over unless they change what the line costs", () => {
    const old = addLine([], { ...meter, price: "5.00" }, 4);
    expect(pricesOf(setQuantity(old, 1, 10, tieredPrice))).toEqual([[10, "4.50"]]);
    const dearer = { price: "6.00", quantity_prices: [{ from: 10, price: "5.50" }] };
    expect(pricesOf(setQuantity(old, 1, 10, dearer))).toEqual([[10, "5.00"]]);
    expect(pricesOf(setQuantity(addLine([], led, 10), 3, 9, { price: "4.50", quantity_prices: [] }))).toEqual(
      [[9, "4.50"]],
    );
  });
});
