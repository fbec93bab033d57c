import { expect, test } from "vitest";

import {
  canEditLines,
  canFollow,
  isTakenBack,
  orderStates,
  stateBefore,
  statesAfter,
} from "./order-state.ts";

test("D-33 an order is confirmed, sent and delivered in this sequence, and cancelled until it is delivered", () => {
  const steps = orderStates.flatMap((from) => statesAfter(from).map((to) => `${from} → ${to}`));
  expect(steps).toEqual([
    "quoted → confirmed",
    "received → confirmed",
    "received → cancelled",
    "confirmed → sent",
    "confirmed → cancelled",
    "sent → delivered",
    "sent → cancelled",
  ]);
  expect(canFollow("received", "delivered")).toBe(false);
  expect(canFollow("cancelled", "cancelled")).toBe(false);
});

test("D-33 what was sent, delivered or cancelled by mistake is taken back, one state at a time", () => {
  expect(orderStates.map((state) => `${state} → ${stateBefore(state)}`)).toEqual([
    "quoted → null",
    "received → null",
    "confirmed → null",
    "sent → confirmed",
    "delivered → sent",
    "cancelled → received",
  ]);
  expect(canFollow("delivered", "sent")).toBe(true);
  expect(isTakenBack("sent", "delivered")).toBe(false);
});

test("D-33 lines can be edited until an order is sent", () => {
  expect(orderStates.filter(canEditLines)).toEqual(["quoted", "received", "confirmed"]);
});
