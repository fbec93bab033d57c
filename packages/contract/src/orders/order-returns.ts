import { MAX_LINE_QUANTITY } from "@shop/domain/constants.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { PAYMENT_REFERENCE_LENGTH } from "@shop/domain/orders/payments/order-payments.ts";
import {
  entryReasons,
  isAllowance,
  needsNote,
  returnGoals,
} from "@shop/domain/orders/returns/order-returns.ts";
import { paymentMethods } from "@shop/domain/payments/payment-methods.ts";
import * as v from "valibot";

import { orderDeliverySchema } from "../delivery/delivery.ts";
import { listOf } from "../list-rule.ts";
import { formVersion } from "../lists/version.ts";
import { flagRule, optionalLine, optionalText, priceRule, wholeNumberRule } from "../rules.ts";
import { amountRule } from "./order-payments.ts";
import { MAX_ORDER_LINES, orderReturnSchema, returnLineSchema } from "./order.ts";

const whole = v.pipe(v.number(), v.integer());

/** A line of a return for administrators. */
const adminReturnLineSchema = v.pipe(
  v.object({
    ...returnLineSchema.entries,
    /** Position of the line in the order, from 0. */
    place: whole,
    /** Where the units went. */
    goal: v.picklist(returnGoals),
    /** What the units cost in the order, with their share of its discount, or what an allowance takes off the line. */
    worth: v.string(),
  }),
  v.metadata({ ref: "AdminReturnLine" }),
);

/** A return for administrators; it is never changed, but taken back by a later entry. */
export const adminReturnSchema = v.pipe(
  v.object({
    ...orderReturnSchema.entries,
    id: whole,
    /** Of an allowance, the lines that it takes off, with a quantity of 0. */
    lines: v.array(adminReturnLineSchema),
    reason: v.picklist(entryReasons),
    note: v.string(),
    /** The administrator's mail address. */
    by: v.string(),
    /** Id of the refund in the ledger that was recorded with it; null without one. */
    refund_id: v.nullable(whole),
    /** Who has taken it back, and when; null while it counts. */
    voided: v.nullable(v.object({ by: v.string(), at: v.string() })),
  }),
  v.metadata({ ref: "AdminReturn" }),
);

/** The refund that is recorded with a return. */
const returnRefundSchema = v.pipe(
  v.object({
    method: v.picklist(paymentMethods, "bad_value"),
    amount: amountRule,
    reference: optionalLine(PAYMENT_REFERENCE_LENGTH),
    /** The name of the branch that gives the money. */
    branch: orderDeliverySchema.entries.branch,
  }),
  v.metadata({ ref: "ReturnRefund" }),
);

/** Units of a line that come back. */
const newReturnLineSchema = v.object({
  /** Position of the line in the order, from 0. */
  place: wholeNumberRule(0, MAX_ORDER_LINES - 1),
  qty: wholeNumberRule(1, MAX_LINE_QUANTITY),
  /** Where they go. */
  goal: v.picklist(returnGoals, "bad_value"),
});

/** The body of a return. */
export const newReturnSchema = v.pipe(
  v.object({
    version: formVersion,
    /** None of an allowance. */
    lines: v.optional(
      listOf(newReturnLineSchema, { min: 0, max: MAX_ORDER_LINES, ref: "NewReturnLines" }),
      [],
    ),
    /** Why goods come back; goodwill, short_payment or rounding for an allowance, of which nothing does. */
    reason: v.picklist(entryReasons, "bad_value"),
    /** Kept in the dashboard; required where the reason is another one, or goodwill. */
    note: optionalText(500),
    /** What the goods are worth; what they cost where it is left out, and never more. Of an allowance, what it takes off. */
    value: v.optional(priceRule),
    /** Whether what is left of the cost of delivery is given back as well. */
    delivery: v.optional(flagRule, false),
    /** Whether what is left of the fee of the way of payment is given back as well. */
    fee: v.optional(flagRule, false),
    /** What is given back in the same step; null for nothing. */
    refund: v.optional(v.nullable(returnRefundSchema), null),
    /** Whether the buyer gets a mail; there is none of an allowance. */
    mail: v.optional(flagRule, true),
  }),
  v.forward(
    v.partialCheck(
      [["reason"], ["note"]],
      ({ reason, note }) => !needsNote(reason) || note !== "",
      "required",
    ),
    ["note"],
  ),
  v.forward(
    v.partialCheck(
      [["reason"], ["lines"]],
      ({ reason, lines }) => isAllowance(reason) || lines.length > 0,
      "required",
    ),
    ["lines"],
  ),
  v.forward(
    v.partialCheck(
      [["reason"], ["lines"]],
      ({ reason, lines }) => !isAllowance(reason) || lines.length === 0,
      "bad_value",
    ),
    ["lines"],
  ),
  v.forward(
    v.partialCheck(
      [["reason"], ["value"]],
      ({ reason, value }) => !isAllowance(reason) || (value !== undefined && !isZeroPrice(value)),
      "required",
    ),
    ["value"],
  ),
  v.metadata({ ref: "NewReturn" }),
);

/** The body by which a return is taken back. */
export const returnVoidSchema = v.pipe(
  v.object({
    /** Whether the refund that was recorded with it is taken back as well. */
    refund: v.optional(flagRule, false),
    /** Why a cash refund is taken back on a day that was counted. */
    note: optionalText(500),
  }),
  v.metadata({ ref: "ReturnVoid" }),
);

/** A return for administrators. */
export type AdminReturn = v.InferOutput<typeof adminReturnSchema>;
/** The validated body by which a return is taken back. */
export type ReturnVoid = v.InferOutput<typeof returnVoidSchema>;
/** The validated body of a return. */
export type NewReturn = v.InferOutput<typeof newReturnSchema>;
