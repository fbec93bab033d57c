import { expect, test } from "vitest";

import { type BatchState, orderStates } from "../order-state.ts";
import { planBatch, type RequestedPieces, shortRequests } from "./order-batch.ts";

const all = orderStates.map((state, id) => ({ id, state }));

test.each<{ to: BatchState; changing: string[]; notNext: string[] }>([
  { to: "confirmed", changing: ["quoted", "received"], notNext: ["sent", "delivered", "cancelled"] },
  { to: "sent", changing: ["confirmed"], notNext: ["quoted", "received", "delivered", "cancelled"] },
  { to: "delivered", changing: ["sent"], notNext: ["quoted", "received", "confirmed", "cancelled"] },
])("D-33 of many orders those before $to change, and nothing is taken back", ({ to, changing, notNext }) => {
  const plan = planBatch(all, to, new Set());
  expect(plan.changing.map(({ state }) => state)).toEqual(changing);
  expect(plan.already.map(({ state }) => state)).toEqual([to]);
  expect(plan.short).toEqual([]);
  expect(plan.notNext.map(({ state }) => state)).toEqual(notNext);
});

const requestFor = (id: number, ...lines: readonly [product: number, qty: number][]): RequestedPieces => ({
  id,
  state: "received",
  request: true,
  lines: lines.map(([product_id, qty]) => ({ product_id, qty })),
});

test("D-33 what a request of a batch takes is missing to the next, and one that is short takes nothing", () => {
  const stock = new Map([
    [1, 5],
    [2, 9],
  ]);
  const batch = [
    requestFor(11, [1, 3]),
    requestFor(12, [1, 3], [2, 9]),
    requestFor(13, [1, 1], [1, 1], [2, 9]),
    requestFor(14, [1, 1]),
    requestFor(15, [3, 1]),
  ];
  expect(shortRequests(batch, stock)).toEqual([12, 14, 15]);
  expect(shortRequests(batch.toReversed(), stock)).toEqual([15, 12, 11]);
});

test("D-33 orders that hold their pieces already, or are no requests, are not short", () => {
  const held = [
    { ...requestFor(1, [1, 3]), request: false },
    { ...requestFor(2, [1, 3]), state: "confirmed" as const },
  ];
  expect(shortRequests(held, new Map([[1, 0]]))).toEqual([]);
});

test("D-33 requests that are short are not among those that change", () => {
  const orders = [1, 2, 3].map((id) => ({ id, state: "received" as const }));
  const { changing, short } = planBatch(orders, "confirmed", new Set([2]));
  expect([changing, short].map((some) => some.map(({ id }) => id))).toEqual([[1, 3], [2]]);
});
