import { expect, test } from "vitest";

import { planBatch } from "./order-batch.ts";
import { type BatchState, orderStates } from "./order-state.ts";

const all = orderStates.map((state) => ({ state }));

test.each<{ to: BatchState; changing: string[]; notNext: string[] }>([
  { to: "confirmed", changing: ["received"], notNext: ["sent", "delivered", "cancelled"] },
  { to: "sent", changing: ["confirmed"], notNext: ["received", "delivered", "cancelled"] },
  { to: "delivered", changing: ["sent"], notNext: ["received", "confirmed", "cancelled"] },
])("D-33 of many orders those before $to change, and nothing is taken back", ({ to, changing, notNext }) => {
  const plan = planBatch(all, to);
  expect(plan.changing.map(({ state }) => state)).toEqual(changing);
  expect(plan.already).toEqual([{ state: to }]);
  expect(plan.notNext.map(({ state }) => state)).toEqual(notNext);
});
