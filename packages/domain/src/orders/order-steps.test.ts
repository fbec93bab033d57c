import { describe, expect, test } from "vitest";

import { isCancellable, type LoggedChange, orderSteps } from "./order-steps.ts";

const CREATED = "2026-03-01T10:00:00.000Z";
const step = (from: LoggedChange["from"], to: LoggedChange["to"], hour: number, note = ""): LoggedChange => ({
  from,
  to,
  at: `2026-03-02T${hour}:00:00.000Z`,
  note,
});
const placed = { created_at: CREATED };
const states = (...changes: LoggedChange[]) => orderSteps(placed, changes).map(({ state }) => state);

describe("D-124 the steps of an order", () => {
  test("begin when it was received, and keep dates and notes", () => {
    expect(orderSteps(placed, [])).toEqual([{ state: "received", at: CREATED, note: "" }]);
    expect(orderSteps(placed, [step("received", "confirmed", 10, "by noon")])[1]).toEqual({
      state: "confirmed",
      at: "2026-03-02T10:00:00.000Z",
      note: "by noon",
    });
  });

  test("begin with the quotation where there was one", () => {
    const steps = orderSteps({ ...placed, quotation: {} }, [step("quoted", "received", 10)]);
    expect(steps.map(({ state }) => state)).toEqual(["quoted", "received"]);
  });

  test("leave out what was taken back", () => {
    const confirmed = step("received", "confirmed", 10);
    const sent = step("confirmed", "sent", 11);
    expect(states(confirmed, sent, step("sent", "confirmed", 12))).toEqual(["received", "confirmed"]);
    expect(states(confirmed, step("confirmed", "cancelled", 11), step("cancelled", "received", 12))).toEqual([
      "received",
    ]);
    expect(states(step(null, "delivered", 10), step("delivered", "sent", 11))).toEqual(["received", "sent"]);
    expect(
      states(
        step("received", "cancelled", 10),
        step("cancelled", "received", 11),
        step("received", "confirmed", 12),
      ),
    ).toEqual(["received", "confirmed"]);
  });

  test("of an order that was handed over at the counter are two", () => {
    expect(states(step(null, "delivered", 10), step(null, null, 11))).toEqual(["received", "delivered"]);
  });
});

test("D-124 buyers cancel until the order is confirmed, and while nothing is paid", () => {
  expect(isCancellable({ state: "received", paid: "0.00", proofWaits: false })).toBe(true);
  expect(isCancellable({ state: "received", paid: "0.00", proofWaits: true })).toBe(false);
  expect(isCancellable({ state: "received", paid: "10.00", proofWaits: false })).toBe(false);
  expect(isCancellable({ state: "confirmed", paid: "0.00", proofWaits: false })).toBe(false);
  expect(isCancellable({ state: "cancelled", paid: "0.00", proofWaits: false })).toBe(false);
});
