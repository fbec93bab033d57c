import * as v from "valibot";
import { describe, expect, test } from "vitest";

import {
  addLine,
  cartCount,
  decreaseLine,
  increaseLine,
  parseCart,
  removeLine,
  setQuantity,
} from "./cart.ts";
import { MAX_LINE_QUANTITY } from "./constants.ts";
import { cartLineSchema } from "./entities/order.ts";

const meter = { id: 7, name: "Multimeter", price: "450.00", image: "/media/meter.webp" };
const probe = { id: 8, name: "Probe", price: "30.00", image: "" };

describe("the cart's rules", () => {
  test("CART-1 adding an item not yet present appends it, with quantity 1 by itself", () => {
    expect(addLine(addLine([], meter), probe, 3)).toEqual([
      { ...meter, qty: 1 },
      { ...probe, qty: 3 },
    ]);
  });

  test("CART-2 adding one already present increases its quantity", () => {
    expect(addLine(addLine([], meter, 2), meter, 3)).toEqual([{ ...meter, qty: 5 }]);
  });

  test("CART-3 increase adds 1, decrease subtracts 1, decreasing at 1 removes the line, remove deletes it", () => {
    const cart = addLine([], meter);
    expect(increaseLine(cart, 7)).toEqual([{ ...meter, qty: 2 }]);
    expect(decreaseLine(increaseLine(cart, 7), 7)).toEqual(cart);
    expect(decreaseLine(cart, 7)).toEqual([]);
    expect(removeLine(addLine(cart, probe), 7)).toEqual([{ ...probe, qty: 1 }]);
    expect(setQuantity(cart, 7, 0)).toEqual([]);
  });

  test("CART-5 the badge is the sum of qty over all lines", () => {
    expect(cartCount(addLine(addLine([], meter, 2), probe, 3))).toBe(5);
    expect(cartCount([])).toBe(0);
  });
});

describe("CART-4 reading a kept cart", () => {
  test("CART-4 keeps good lines, joins lines of one product and forgets what is foreign in them", () => {
    const kept = [
      { ...meter, qty: 2, colour: "red" },
      { ...meter, qty: 1 },
    ];
    expect(parseCart(JSON.stringify(kept))).toEqual([{ ...meter, qty: 3 }]);
  });

  test.each([null, "", "{", "null", "7", '"cart"', '{"id":1}', "[null]", "[[]]", "[7]"])(
    "CART-4 %j is an empty cart",
    (text) => {
      expect(parseCart(text)).toEqual([]);
    },
  );

  test.each([
    { ...meter, qty: 0 },
    { ...meter, qty: 1.5 },
    { ...meter, qty: MAX_LINE_QUANTITY + 1 },
    { ...meter, qty: null },
    { ...meter, qty: 1, id: -1 },
    { ...meter, qty: 1, id: 2_147_483_648 },
    { ...meter, qty: 1, price: 450 },
    { ...meter, qty: 1, name: undefined },
    { ...meter, qty: 1, image: {} },
  ])("CART-4 drops the damaged line %j as the schema does", (line) => {
    expect(parseCart(JSON.stringify([line, { ...probe, qty: 1 }]))).toEqual([{ ...probe, qty: 1 }]);
    expect(v.is(cartLineSchema, JSON.parse(JSON.stringify(line)))).toBe(false);
  });
});
