import { type CashMoveKind, cashMoveKinds, spendingKinds } from "@shop/domain/cash-up/cash-moves.ts";
import { paymentKinds } from "@shop/domain/orders/payments/order-payments.ts";
import { paymentMethods } from "@shop/domain/payments/payment-methods.ts";
import * as v from "valibot";

import { orderDeliverySchema } from "../delivery/delivery.ts";
import { defineEndpoint } from "../endpoint.ts";
import { attempt } from "../orders/endpoints.ts";
import { amountRule } from "../orders/order-payments.ts";
import { sheetAnswer, sheetQuery } from "../product-sheets/endpoints.ts";
import { dayRule, emailRule, optionalLine, optionalText, storedPriceRule, withId } from "../rules.ts";

const branch = v.nullable(v.object({ en: v.string(), ar: v.string() }));

/** What was paid on a day by one method, at one branch, to one person. */
const daySumSchema = v.pipe(
  v.object({
    method: v.picklist(paymentMethods),
    /** Null where no branch was stated. */
    branch,
    /** Mail address of the administrator who recorded it. */
    person: v.string(),
    received: v.string(),
    refunded: v.string(),
    /** Withholding tax that buyers have deducted; not part of `received`. */
    withheld: v.string(),
    /** Payments less refunds. */
    net: v.string(),
  }),
  v.metadata({ ref: "DaySum" }),
);

/** Entries of a day that its page lists; the sheet has all. */
export const DAY_ENTRIES = 500;

/** An entry of a ledger whose money is there on a day. */
const dayEntrySchema = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.integer()),
    order: v.object({ id: v.pipe(v.number(), v.integer()), number: v.string() }),
    kind: v.picklist(paymentKinds),
    method: v.picklist(paymentMethods),
    branch,
    /** Mail address of the administrator who recorded it. */
    person: v.string(),
    reference: v.string(),
    note: v.string(),
    /** Negative where it takes another entry back. */
    amount: v.string(),
    takes_back: v.boolean(),
    /** Whether it is cash that was recorded after the cash of its branch and person was counted. */
    after_count: v.boolean(),
    at: v.string(),
    /** The day on which it was recorded, in the shop's time zone. */
    recorded_on: v.string(),
  }),
  v.metadata({ ref: "DayEntry" }),
);

/** Cash that was counted at the close of a day. */
const dayCountSchema = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.integer()),
    branch,
    /** Mail address of the administrator whose cash was counted. */
    person: v.string(),
    counted: v.string(),
    note: v.string(),
    at: v.string(),
    /** Mail address of the administrator who stored it. */
    by: v.string(),
  }),
  v.metadata({ ref: "DayCount" }),
);

/** Cash that came or went without an order. */
const cashMoveSchema = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.integer()),
    branch,
    /** Mail address of the administrator whose cash it was. */
    person: v.string(),
    kind: v.picklist(cashMoveKinds),
    /** Negative where it takes another one back. */
    amount: v.string(),
    reason: v.string(),
    takes_back: v.boolean(),
    /** Whether another one takes it back. */
    taken_back: v.boolean(),
    at: v.string(),
    /** Mail address of the administrator who stored it. */
    by: v.string(),
  }),
  v.metadata({ ref: "CashMove" }),
);

/** The payments of a day. */
const cashUpSchema = v.pipe(
  v.object({
    day: v.string(),
    /** Sums by method, branch and person. */
    sums: v.array(daySumSchema),
    /** The first entries of the day, those that were recorded first coming first. */
    entries: v.pipe(v.array(dayEntrySchema), v.maxLength(DAY_ENTRIES)),
    /** What was counted, the newest first: of a branch and person that one counts. */
    counts: v.array(dayCountSchema),
    /** Cash that came or went without an order, the oldest first. */
    moves: v.array(cashMoveSchema),
  }),
  v.metadata({ ref: "CashUp" }),
);

/** The body of counted cash. */
export const dayCashSchema = v.pipe(
  v.object({
    day: dayRule("bad_value"),
    branch: orderDeliverySchema.entries.branch,
    person: emailRule,
    counted: storedPriceRule,
    note: optionalText(500),
  }),
  v.metadata({ ref: "DayCash" }),
);

/** Reasons of what is spent are not empty. */
const isReasoned = ({ kind, reason }: { readonly kind: CashMoveKind; readonly reason: string }): boolean =>
  reason !== "" || !spendingKinds.some((one) => one === kind);

const cashMoveEntries = {
  /** Whose cash it is. */
  person: emailRule,
  kind: v.picklist(cashMoveKinds, "bad_value"),
  amount: amountRule,
  /** What for; needed for what is spent. */
  reason: optionalLine(200),
};

/** The body of cash that came or went without an order. */
const newCashMoveSchema = v.pipe(
  v.object({ day: dayRule("bad_value"), branch: orderDeliverySchema.entries.branch, ...cashMoveEntries }),
  v.forward(v.partialCheck([["kind"], ["reason"]], isReasoned, "required"), ["reason"]),
  v.metadata({ ref: "NewCashMove" }),
);

/** The body that takes such cash back. */
export const cashMoveVoidSchema = v.pipe(
  v.object({ reason: cashMoveEntries.reason }),
  v.metadata({ ref: "CashMoveVoid" }),
);

/** The form of such cash. */
export const cashMoveFormSchema = v.pipe(
  v.object(cashMoveEntries),
  v.forward(v.partialCheck([["kind"], ["reason"]], isReasoned, "required"), ["reason"]),
);

/** The form of counted cash. */
export const dayCashFormSchema = v.object({ counted: storedPriceRule, note: optionalText(500) });

/** The payments of a day. */
export const readCashUp = defineEndpoint({
  access: "admin",
  right: "view_orders",
  summary:
    "Sums of the ledgers of all orders for a day on which the money is there, by method, branch and person, with its entries, up to 500, and the cash that was counted. An entry that is taken back is subtracted on the day on which that is done, at its own branch and person: the sums of a day that is over stay.",
  query: v.object({ day: dayRule("bad_query") }),
  answer: cashUpSchema,
});

/** Stores counted cash. */
export const countDayCash = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Stores what was counted of the cash of a day at a branch of a person. Nothing is overwritten: the newest entry of a day, branch and person counts, and corrects those before. Refused for a day to come, and for a person who is no administrator and took nothing on the day.",
  body: dayCashSchema,
  answer: cashUpSchema,
});

/** Stores cash that came or went without an order. */
export const recordCashMove = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Stores cash of a drawer that is no payment of an order: the float with which its day begins (once), change from the bank, cash taken to the bank, a small expense or a courier's fee with what for. It is in what is expected of the drawer, and in the journal but for the float. Nothing is changed, but taken back by an entry of its own. Idempotent by Idempotency-Key. Refused for a day to come or of closed books, without a reason once the cash of the drawer was counted (day_counted), and for a person who is no administrator.",
  headers: v.object({ "idempotency-key": attempt }),
  body: newCashMoveSchema,
  answer: cashUpSchema,
  failures: ["idempotency_mismatch"],
});

/** Takes back cash that came or went without an order. */
export const voidCashMove = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Takes back an entry of cash that came or went without an order, today, at its drawer, once; answers the day on which that counts. Refused without a reason once the cash of the drawer was counted today.",
  params: withId,
  body: cashMoveVoidSchema,
  answer: cashUpSchema,
});

/** The payments of a day as a sheet. */
export const exportCashUp = defineEndpoint({
  access: "admin",
  right: "view_orders",
  summary:
    "The payments of a day by method, branch and person as an XLSX or CSV file; rows of cash have what was counted, the difference and the note. What came or went without an order follows in rows of its own.",
  query: v.object({ ...sheetQuery, day: dayRule("bad_query") }),
  ...sheetAnswer,
});

/** The entries of the ledgers as a sheet. */
export const exportPayments = defineEndpoint({
  access: "admin",
  right: "view_orders",
  summary:
    "The entries of the ledgers of all orders from a first to a last day on which the money is there, the oldest first, as an XLSX or CSV file: that day, day and time of recording, order, buyer (for those who export buyers), kind, method, branch, person, reference, note and amounts. An entry that takes another back is negative on its own day, at the branch and person of that one, so that the columns add up to the sums of the days.",
  query: v.pipe(
    v.object({ ...sheetQuery, from: dayRule("bad_query"), to: dayRule("bad_query") }),
    v.check(({ from, to }) => from <= to, "bad_query"),
  ),
  ...sheetAnswer,
});

/** The payments of a day. */
export type CashUp = v.InferOutput<typeof cashUpSchema>;
/** An entry of a ledger whose money is there on a day. */
export type DayEntry = v.InferOutput<typeof dayEntrySchema>;
/** Cash that was counted. */
export type DayCount = v.InferOutput<typeof dayCountSchema>;
/** Cash that came or went without an order. */
export type CashMove = v.InferOutput<typeof cashMoveSchema>;
/** The validated body of cash that came or went without an order. */
export type NewCashMove = v.InferOutput<typeof newCashMoveSchema>;
/** The validated body of counted cash. */
export type DayCash = v.InferOutput<typeof dayCashSchema>;
