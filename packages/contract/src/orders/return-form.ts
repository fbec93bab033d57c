import { PRICE_PATTERN } from "@shop/domain/money/money.ts";
import { typedPrice } from "@shop/domain/money/typed-price.ts";
import { PAYMENT_REFERENCE_LENGTH } from "@shop/domain/orders/payments/order-payments.ts";
import {
  allowanceReasons,
  needsNote,
  returnGoals,
  returnReasons,
} from "@shop/domain/orders/returns/order-returns.ts";
import { paymentMethods } from "@shop/domain/payments/payment-methods.ts";
import * as v from "valibot";

import { orderDeliverySchema } from "../delivery/delivery.ts";
import { optionalLine, optionalText } from "../rules.ts";
import { amountRule } from "./order-payments.ts";

const { branch } = orderDeliverySchema.entries;
const reference = v.pipe(v.string(), optionalLine(PAYMENT_REFERENCE_LENGTH).wrapped);

/** Money that is given back with a return; null where none is. */
const refundEntrySchema = v.pipe(
  v.variant("given", [
    v.object({
      given: v.literal(true),
      method: v.picklist(paymentMethods, "bad_value"),
      amount: amountRule,
      reference,
      branch,
    }),
    v.object({
      given: v.literal(false),
      method: v.picklist(paymentMethods, "bad_value"),
      amount: v.string(),
      reference: v.string(),
      branch,
    }),
  ]),
  v.transform((entry) => {
    if (!entry.given) return null;
    const { given: _given, ...refund } = entry;
    return refund;
  }),
);

/** The form of a return: all lines of which units can come back, with 0 of those that do not; the server's `newReturnSchema` checks the rest. */
export const returnFormSchema = v.pipe(
  v.object({
    lines: v.pipe(
      v.array(v.object({ place: v.number(), qty: v.number(), goal: v.picklist(returnGoals, "bad_value") })),
      v.check((lines) => lines.some(({ qty }) => qty > 0), "required"),
    ),
    /** '' until one is chosen. */
    reason: v.pipe(v.picklist(["", ...returnReasons], "bad_value"), v.picklist(returnReasons, "required")),
    note: optionalText(500),
    /** '' for what the units cost. */
    value: v.pipe(
      v.string(),
      v.transform(typedPrice),
      v.check((text) => text === "" || PRICE_PATTERN.test(text), "bad_price"),
    ),
    delivery: v.boolean(),
    fee: v.boolean(),
    refund: refundEntrySchema,
    mail: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [["reason"], ["note"]],
      ({ reason, note }) => !needsNote(reason) || note !== "",
      "required",
    ),
    ["note"],
  ),
);

/** The form of an allowance; the server's `newReturnSchema` checks the rest. */
export const allowanceFormSchema = v.pipe(
  v.object({
    /** '' until one is chosen. */
    reason: v.pipe(
      v.picklist(["", ...allowanceReasons], "bad_value"),
      v.picklist(allowanceReasons, "required"),
    ),
    /** What it takes off. */
    value: amountRule,
    note: optionalText(500),
  }),
  v.forward(
    v.partialCheck(
      [["reason"], ["note"]],
      ({ reason, note }) => !needsNote(reason) || note !== "",
      "required",
    ),
    ["note"],
  ),
);

/** The values of the form of a return. */
export type ReturnFormValues = v.InferInput<typeof returnFormSchema>;
/** What the form of a return submits. */
export type ReturnFormEntry = v.InferOutput<typeof returnFormSchema>;
