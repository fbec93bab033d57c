import { isZeroPrice, PRICE_PATTERN } from "@shop/domain/money/money.ts";
import { PAYMENT_REFERENCE_LENGTH, paymentKinds } from "@shop/domain/orders/payments/order-payments.ts";
import { paymentMethods } from "@shop/domain/payments/payment-methods.ts";
import * as v from "valibot";

import { orderDeliverySchema } from "../delivery/delivery.ts";
import { listOf } from "../list-rule.ts";
import { dayRule, idRule, optionalLine, optionalText, orBlank, priceRule } from "../rules.ts";

/** An amount above zero. */
export const amountRule = v.pipe(
  priceRule,
  v.check((amount) => PRICE_PATTERN.test(amount) && !isZeroPrice(amount), "bad_price"),
);
const methodRule = v.picklist(paymentMethods, "bad_value");

/** An entry of the ledger of an order; it is never changed, but taken back by a later one. */
export const orderPaymentSchema = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.integer()),
    kind: v.picklist(paymentKinds),
    method: v.picklist(paymentMethods),
    amount: v.string(),
    /** Number that bank, wallet or courier gave the payment; '' without one. */
    reference: v.string(),
    note: v.string(),
    /** The name of the branch that took or gave the money; null where that was not stated. */
    branch: v.nullable(v.object({ en: v.string(), ar: v.string() })),
    /** The day on which the money is there, in the shop's time zone: that on which it was recorded, or an earlier one. */
    value_date: v.string(),
    at: v.string(),
    /** The administrator's mail address. */
    by: v.string(),
    /** Who has taken it back, and when; null while it counts. */
    voided: v.nullable(v.object({ by: v.string(), at: v.string() })),
    /** The number of another order with a payment of the same reference; null without one. */
    reference_used: v.nullable(v.string()),
  }),
  v.metadata({ ref: "OrderPayment" }),
);

/** The body of an entry of an order's ledger. */
export const newPaymentSchema = v.pipe(
  v.object({
    kind: v.optional(v.picklist(paymentKinds, "bad_value"), "payment"),
    method: methodRule,
    amount: amountRule,
    reference: optionalLine(PAYMENT_REFERENCE_LENGTH),
    note: optionalText(500),
    /** The name of the branch that takes or gives the money. */
    branch: orderDeliverySchema.entries.branch,
    /** The day on which the money is there: from that of the order to today, and none on which the books are closed; '' for today. */
    value_date: v.optional(orBlank(dayRule("bad_date"), "bad_date"), ""),
    /** The proof of the buyer that it confirms; left out for none. */
    proof: v.optional(idRule),
  }),
  v.metadata({ ref: "NewPayment" }),
);

/** The body by which an entry of an order's ledger is taken back. */
export const paymentVoidSchema = v.pipe(
  v.object({
    /** Why; required for cash of a branch and a person that was counted today. */
    note: optionalText(500),
  }),
  v.metadata({ ref: "PaymentVoid" }),
);

/** Ways in which one order is paid as it is taken, at most. */
export const MAX_TAKEN_PAYMENTS = 4;

/** What is paid when an order is taken. */
export const takenPaymentsSchema = listOf(
  v.pipe(
    v.object({
      method: methodRule,
      /** All that the others leave where it is left out, which one of them may. */
      amount: v.optional(amountRule),
    }),
    v.metadata({ ref: "TakenPayment" }),
  ),
  { min: 0, max: MAX_TAKEN_PAYMENTS, ref: "TakenPayments" },
);

/** Entries of a form of {@link takenPaymentsSchema}: a method of '' for not yet, an amount of '' for all that is left. */
export const paymentEntriesSchema = v.pipe(
  v.array(
    v.object({
      method: v.picklist(["", ...paymentMethods], "bad_value"),
      amount: orBlank(amountRule, "bad_price"),
    }),
  ),
  v.transform((entries) =>
    entries.flatMap(({ method, amount }) =>
      method === "" ? [] : [{ method, ...(amount !== "" && { amount }) }],
    ),
  ),
);

/** An entry of the ledger of an order. */
export type OrderPayment = v.InferOutput<typeof orderPaymentSchema>;
/** The validated body of an entry. */
export type NewPayment = v.InferOutput<typeof newPaymentSchema>;
