import { expect, test } from "vitest";

import { isWaiting } from "./order-waiting.ts";

const created_at = "2026-03-01T10:00:00.000Z";
const after = (hours: number): number => Date.parse(created_at) + hours * 3_600_000;

test("D-33 an order that stays received for more than 24 hours is waiting", () => {
  expect(isWaiting({ state: "received", created_at }, after(24))).toBe(false);
  expect(isWaiting({ state: "received", created_at }, after(24.1))).toBe(true);
  expect(isWaiting({ state: "confirmed", created_at }, after(48))).toBe(false);
});
