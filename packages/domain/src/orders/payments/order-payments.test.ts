import * as fc from "fast-check";
import { expect, test } from "vitest";

import { fromMinorUnits } from "../../money/money.ts";
import { paymentMethods } from "../../payments/payment-methods.ts";
import {
  awaitsPayment,
  isCovered,
  type LedgerEntry,
  leftOf,
  mapPaymentText,
  paidOf,
  paymentKinds,
  paymentKindsIn,
  paymentStateOf,
  paymentSums,
  paymentText,
  refundableOf,
  slipOf,
} from "./order-payments.ts";

const units = (text: string): bigint => BigInt(text.replace(".", ""));
const amount = fc.bigInt({ min: 1n, max: 10n ** 14n });
const entry = fc.record({
  kind: fc.constantFrom(...paymentKinds),
  minor: amount,
  isVoid: fc.boolean(),
});
const toEntry = ({
  kind,
  minor,
  isVoid,
}: {
  kind: LedgerEntry["kind"];
  minor: bigint;
  isVoid: boolean;
}): LedgerEntry => ({ kind, amount: fromMinorUnits(minor), voided: isVoid ? {} : null });

test("D-118 what is paid is the exact sum of payments and withheld tax less refunds, without what was taken back", () => {
  fc.assert(
    fc.property(fc.array(entry), (drawn) => {
      const entries = drawn.map(toEntry);
      const sum = drawn.reduce(
        (total, { kind, minor, isVoid }) =>
          isVoid ? total : kind === "refund" ? total - minor : total + minor,
        0n,
      );
      const withheld = drawn.reduce(
        (total, { kind, minor, isVoid }) => (isVoid || kind !== "withheld" ? total : total + minor),
        0n,
      );
      // Tax that was withheld never reached the shop.
      const held = sum - withheld;
      expect(isCovered(entries)).toBe(held >= 0n);
      expect(units(refundableOf(entries))).toBe(held > 0n ? held : 0n);
      expect(units(paidOf(paymentSums(entries)))).toBe(sum > 0n ? sum : 0n);
    }),
  );
});

test("D-118 the sequence of the entries is of no matter to the sums", () => {
  fc.assert(
    fc.property(
      fc
        .array(entry)
        .chain((drawn) =>
          fc.tuple(fc.constant(drawn), fc.shuffledSubarray(drawn, { minLength: drawn.length })),
        ),
      ([drawn, shuffled]) => {
        expect(paymentSums(shuffled.map(toEntry))).toEqual(paymentSums(drawn.map(toEntry)));
      },
    ),
  );
});

test("D-118 the state follows from the sums: paid is exactly what is due, nothing is left of it and of more", () => {
  fc.assert(
    fc.property(amount, amount, fc.bigInt({ min: 0n, max: 10n ** 14n }), (due, received, back) => {
      const refunded = back > received ? received : back;
      const sums = { received: fromMinorUnits(received), refunded: fromMinorUnits(refunded) };
      const paid = received - refunded;
      const state = paymentStateOf(fromMinorUnits(due), sums);
      expect(state === "refunded").toBe(paid === 0n);
      expect(state === "paid").toBe(paid === due);
      expect(state === "over").toBe(paid > due);
      expect(state === "part").toBe(paid > 0n && paid < due);
      expect(units(leftOf(fromMinorUnits(due), paidOf(sums)))).toBe(due > paid ? due - paid : 0n);
    }),
  );
  expect(paymentStateOf("10.00", paymentSums([]))).toBe("unpaid");
  expect(paymentStateOf("0.00", paymentSums([]))).toBe("unpaid");
});

test("D-118 D-178 a log names kind, method, amount and another day of the money in words of the reader", () => {
  for (const kind of paymentKinds)
    for (const method of paymentMethods)
      for (const value_date of [undefined, "2026-03-02"]) {
        const logged = { kind, method, amount: "12.50", value_date };
        expect(mapPaymentText(paymentText(logged), (read) => JSON.stringify(read))).toBe(
          JSON.stringify(logged),
        );
      }
  expect(mapPaymentText("something else", () => "")).toBe("something else");
});

test("D-117 a quotation takes no payment, a cancelled order a refund alone, any other order each kind", () => {
  expect(paymentKindsIn("quoted")).toEqual([]);
  expect(paymentKindsIn("cancelled")).toEqual(["refund"]);
  for (const state of ["received", "confirmed", "sent", "delivered"] as const)
    expect(paymentKindsIn(state)).toEqual(["payment", "refund", "withheld"]);
});

test.each([
  ["transfer", "unpaid", "confirmed", true],
  ["wallet", "part", "sent", true],
  ["instapay", "refunded", "received", true],
  ["transfer", "paid", "confirmed", false],
  ["transfer", "over", "confirmed", false],
  ["transfer", "unpaid", "cancelled", false],
  ["transfer", "unpaid", "quoted", false],
  ["cash_on_delivery", "unpaid", "confirmed", false],
] as const)(
  "D-118 an order by %s that is %s and %s waits for its money: %s",
  (option, paid, state, expected) => {
    expect(awaitsPayment({ state, payment_state: paid, pay_by: { option } })).toBe(expected);
    expect(awaitsPayment({ state, payment_state: paid, pay_by: null })).toBe(false);
  },
);

test.each([
  ["delivered", "10.00", "receipt"],
  ["confirmed", "0.00", "order"],
  ["quoted", "0.00", "quotation"],
] as const)("D-117 the roll of an order that is %s and paid with %s is a %s", (state, paid, kind) => {
  expect(slipOf(state, paid)).toBe(kind);
});
