import { expect, test } from "vitest";

import { linesChangeText, piecesTaken, sameLines, shortLines } from "./line-edits.ts";

const line = (product_id: number, qty: number, price = "10.00") => ({
  product_id,
  name: `Product ${product_id}`,
  price,
  qty,
});

test("D-33 lines are the same where products, prices and quantities are", () => {
  expect(sameLines([line(1, 2)], [line(1, 2, "10")])).toBe(true);
  expect(sameLines([line(1, 2)], [line(1, 3)])).toBe(false);
  expect(sameLines([line(1, 2)], [line(1, 2, "10.01")])).toBe(false);
  expect(sameLines([line(1, 2)], [line(1, 2), line(2, 1)])).toBe(false);
  expect(sameLines([line(1, 2), line(2, 1)], [line(2, 1), line(1, 2)])).toBe(false);
});

test("D-33 takes what lines have more, returns what they have less, by ascending id", () => {
  const before = [line(3, 4), line(1, 2), line(2, 1)];
  const after = [line(2, 1), line(1, 1), line(1, 4), line(9, 7)];
  expect([...piecesTaken(before, after)]).toEqual([
    [1, 3],
    [3, -4],
    [9, 7],
  ]);
  expect([...piecesTaken(before, [])]).toEqual([
    [1, -2],
    [2, -1],
    [3, -4],
  ]);
});

const short = (place: number, left: number, sold = true) => ({ place, price: null, left, sold });

test("D-33 D-20 an order keeps its own pieces; lines of one product share what is left, in their order", () => {
  const amounts = new Map([
    [1, 3],
    [2, -5],
  ]);
  const check = (...after: ReturnType<typeof line>[]) =>
    shortLines([line(1, 2), line(2, 4)], after, (id) => amounts.get(id));
  expect(check(line(1, 5), line(2, 4))).toEqual([]);
  expect(check(line(1, 6), line(2, 5))).toEqual([short(0, 5), short(1, 4)]);
  expect(check(line(1, 4), line(1, 2), line(3, 1))).toEqual([short(1, 1), short(2, 0, false)]);
});

test("D-33 the text of a change names each product that differs", () => {
  const before = [line(1, 2), line(2, 1), line(3, 1)];
  const after = [line(1, 1), line(1, 3, "8.00"), line(3, 1), line(4, 6, "0.00")];
  expect(linesChangeText(before, after).split("\n")).toEqual([
    "− 1 × Product 2",
    "Product 1: 2 → 4",
    "Product 1: 10.00 → 10.00, 8.00",
    "+ 6 × Product 4 (0.00)",
  ]);
  expect(linesChangeText(before, before)).toBe("");
});
