import { expect, test } from "vitest";

import { isWaiting, waitingFrom } from "./order-waiting.ts";

const created_at = "2026-03-01T10:00:00.000Z";
const after = (hours: number): number => Date.parse(created_at) + hours * 3_600_000;

test.each([24, 3])("D-33 an order that stays received for more than %i hours is waiting", (hours) => {
  const order = { state: "received", created_at, waiting_hours: hours } as const;
  expect(isWaiting(order, after(hours))).toBe(false);
  expect(isWaiting(order, after(hours + 0.1))).toBe(true);
  expect(isWaiting({ ...order, state: "confirmed" }, after(hours * 2))).toBe(false);
});

test("D-33 an order starts to wait after its hours", () => {
  expect(waitingFrom({ created_at, waiting_hours: 3 })).toBe(after(3));
});
