import { expect, test } from "vitest";

import { cashOnly } from "../../payments/payment-options.ts";
import { proofMethodsOf, takesProof } from "./payment-proofs.ts";

test("D-127 a proof is sent of the offered methods whose money goes to an account of the shop", () => {
  expect(proofMethodsOf(cashOnly)).toEqual([]);
  const offered = { offered: true, text: { en: "", ar: "" }, accounts: [] };
  expect(proofMethodsOf({ ...cashOnly, transfer: offered, instapay: offered })).toEqual([
    "instapay",
    "transfer",
  ]);
});

test("D-127 one proof of an order waits, and it has five at most", () => {
  expect(takesProof([])).toBe(true);
  expect(takesProof(["declined", "waiting"])).toBe(false);
  expect(takesProof(["declined", "declined", "confirmed", "declined"])).toBe(true);
  expect(takesProof(["declined", "declined", "declined", "declined", "declined"])).toBe(false);
});
