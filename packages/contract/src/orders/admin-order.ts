import { MAX_LINE_QUANTITY } from "@shop/domain/constants.ts";
import { locales } from "@shop/domain/locale/locale.ts";
import { orderChannels } from "@shop/domain/orders/order-channel.ts";
import { orderStates } from "@shop/domain/orders/order-state.ts";
import { paymentStates } from "@shop/domain/orders/payments/order-payments.ts";
import * as v from "valibot";

import { orderDeliverySchema } from "../delivery/delivery.ts";
import { listOf } from "../list-rule.ts";
import { formVersion, versionSchema } from "../lists/version.ts";
import { mailStates } from "../mails/mail.ts";
import { marginSchema } from "../margin.ts";
import { creditSchema } from "../payments/credit.ts";
import { payBySchema } from "../payments/pay-by.ts";
import { flagRule, idRule, keptFields, optionalText, priceRule, wholeNumberRule } from "../rules.ts";
import { orderTaxSchema } from "../tax-documents/tax-document.ts";
import { companyEntries } from "./company.ts";
import { takenBuyerFormSchema } from "./order-change.ts";
import { adminParcelSchema } from "./order-parcels.ts";
import { orderPaymentSchema } from "./order-payments.ts";
import { adminReturnSchema } from "./order-returns.ts";
import {
  carrierRule,
  MAX_ORDER_LINES,
  orderLineSchema,
  orderParcelSchema,
  orderSchema,
  trackingRule,
} from "./order.ts";
import { adminPaymentProofSchema } from "./payment-proof.ts";
import { quotationSchema } from "./quotation.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Actions of an order's log. */
const orderActions = [
  "taken",
  "state",
  "note",
  "lines",
  "delivery",
  "pay_by",
  "buyer",
  "reminder",
  "payment",
  "payment_voided",
  "proof",
  "proof_declined",
  "return",
  "return_voided",
  "parcel",
  "parcel_voided",
  // For administrators who see costs alone.
  "costs",
  "quotation",
  "quotation_mailed",
  "invoice",
  "credit_note",
] as const;

const shared = {
  id: v.pipe(v.number(), v.integer()),
  /** Incremented by each change. */
  version: versionSchema,
  name: v.string(),
  phone: v.string(),
  /** The buyer's language. */
  locale: v.picklist(locales),
  /** How it was taken. */
  channel: v.picklist(orderChannels),
  /** Hours after which it is flagged as waiting unless it is confirmed. */
  waiting_hours: count,
  /** What is paid of it, as its ledger says. */
  payment_state: v.picklist(paymentStates),
};

/** An order in an administrator's list. */
export const adminOrderSummarySchema = v.pipe(
  v.object({
    ...shared,
    number: v.string(),
    state: v.picklist(orderStates),
    /** Whether it was taken as a request, which takes no stock before it is confirmed. */
    request: v.boolean(),
    created_at: v.string(),
    total: v.string(),
    /** What returns take off what is due, with the cost of delivery that was given back. */
    returned: v.string(),
    /** Its delivery, whose cost `total` leaves out; null where none was stated. */
    delivery: v.nullable(orderDeliverySchema),
    /** How it is to be paid, and what that costs; null where that was not stated. */
    pay_by: v.nullable(payBySchema),
    /** What was received less what was given back. */
    paid: v.string(),
    /** What is left to pay, its delivery and fee included; zero where as much or more is paid. */
    left: v.string(),
    /** Its newest parcel that counts; null without one. */
    parcel: v.nullable(
      v.object({
        carrier: orderParcelSchema.entries.carrier,
        tracking: orderParcelSchema.entries.tracking,
      }),
    ),
    /** The shop's own note. */
    shop_note: v.string(),
    /** Number of pieces of all lines. */
    pieces: count,
    /** Number of those that parcels have. */
    sent_pieces: count,
    /** Number of lines whose price is 0: their price has to be agreed. */
    unpriced: count,
    /** Number of all orders with this phone, this one included. */
    orders_of_phone: count,
    /** The buyer's mail address; '' without one. */
    email: v.string(),
    /** When the buyer was last reminded by mail; null where that never happened. */
    reminded_at: v.nullable(v.string()),
    /** Whether a proof of payment waits for the shop. */
    proof_waits: v.boolean(),
    /** The last day of a quotation and whether it is over; left out for orders that never were one. */
    quotation: v.optional(
      v.object({
        valid_until: quotationSchema.entries.valid_until,
        expired: quotationSchema.entries.expired,
      }),
    ),
  }),
  v.metadata({ ref: "AdminOrderSummary" }),
);

/** One entry of an order's log. */
export const orderLogEntrySchema = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.integer()),
    at: v.string(),
    /** The administrator's mail address. */
    by: v.string(),
    action: v.picklist(orderActions),
    /** States before and after; null where the state stayed. */
    from: v.nullable(v.picklist(orderStates)),
    to: v.nullable(v.picklist(orderStates)),
    /** The note that was given to the change, or what changed in the lines, the delivery, the payment, the ledger, the parcels or the returns; '' without one. */
    text: v.string(),
    /** The state of the mail to the buyer, or that it is stored no longer; null where none was written. */
    mail: v.nullable(v.picklist([...mailStates, "deleted"])),
  }),
  v.metadata({ ref: "OrderLogEntry" }),
);

/** A line of an order for administrators, with what its product is now. */
export const adminOrderLineSchema = v.pipe(
  v.object({
    ...orderLineSchema.entries,
    /** Address of the product's first picture; null without one, or where the product is deleted. */
    image: v.nullable(v.string()),
    /** Current stock, without the pieces of this order; null where the product is deleted. */
    amount: v.nullable(v.pipe(v.number(), v.integer())),
    /** Current price; null where the product is deleted. */
    current_price: v.nullable(v.string()),
    /** Whether the product has a page in the shop: it is neither deleted nor a draft. */
    has_page: v.boolean(),
    /** What one cost the shop when it was ordered, or as it was corrected; null where that is not known, left out for administrators who do not see costs. */
    unit_cost: v.optional(v.nullable(v.string())),
  }),
  v.metadata({ ref: "AdminOrderLine" }),
);

/** An order for administrators. */
export const adminOrderSchema = v.pipe(
  v.object({
    ...shared,
    ...orderSchema.entries,
    lines: v.array(adminOrderLineSchema),
    /** Whether it has no delivery although the shop states what that costs, as long as it may get one. */
    delivery_missing: v.boolean(),
    /** What delivery to its place costs for its total by the current settings; null without a place or a stated cost. */
    quoted_cost: v.nullable(v.string()),
    email: v.string(),
    /** Whether the mail of the new order to the buyer was withheld by a rate limit, of the address or of the sender. */
    mail_held: v.boolean(),
    address1: v.string(),
    address2: v.string(),
    /** What the buyer wrote. */
    note: v.string(),
    /** Note of the administrators, which buyers never see. */
    shop_note: v.string(),
    /** The parcels in which it was sent, the newest first, with those that were taken back. */
    parcels: v.array(adminParcelSchema),
    /** The ledger of what was paid and given back, the newest entry first; `paid` is its sum. */
    payments: v.array(orderPaymentSchema),
    /** The credit of the account that has placed the order; null for an order without one. */
    credit: v.nullable(creditSchema),
    /** The proofs of payment that the buyer has sent, the newest first. */
    proofs: v.array(adminPaymentProofSchema),
    /** What came back, the newest return first, with those that were taken back. */
    returns: v.array(adminReturnSchema),
    /** What is to be paid in all: the total with delivery and the fee of the payment, less what came back. */
    due: v.string(),
    /** What it earns; left out for administrators who do not see costs. */
    margin: v.optional(marginSchema),
    /** Its invoices and credit notes. */
    tax: orderTaxSchema,
    /** The newest entry first. */
    log: v.array(orderLogEntrySchema),
    /** Other orders with this phone, the newest first, at most 20. */
    other_orders: v.array(
      v.object({
        id: v.pipe(v.number(), v.integer()),
        number: v.string(),
        state: v.picklist(orderStates),
        created_at: v.string(),
        total: v.string(),
      }),
    ),
  }),
  v.metadata({ ref: "AdminOrder" }),
);

/** What a dashboard follows of the orders. */
export const orderCountsSchema = v.pipe(
  v.object({
    /** Number of orders to confirm. */
    received: count,
    /** Id of the newest order; null without one. */
    newest: v.nullable(v.pipe(v.number(), v.integer())),
    /** Orders that administrators have changed within the last minute, the newest change first, at most 50. */
    changed: v.array(
      v.object({
        id: v.pipe(v.number(), v.integer()),
        /** The order's version after the change. */
        version: versionSchema,
        /** The administrator's mail address. */
        by: v.string(),
        at: v.string(),
      }),
    ),
  }),
  v.metadata({ ref: "OrderCounts" }),
);

/** The body of a change of state. */
export const orderStateChangeSchema = v.pipe(
  v.object({
    version: formVersion,
    state: v.picklist(orderStates, "bad_value"),
    /** Kept in the log, and sent to the buyer with the mail. */
    note: optionalText(500),
    /** Whether the buyer gets a mail. */
    mail: v.optional(flagRule, true),
    /** Who carries the parcel with all that is left, of an order that is sent. */
    shipment: v.optional(v.object({ carrier: carrierRule, tracking: trackingRule })),
    /** Whether the goods of a sent order that is cancelled are back, and return to the stock; until then its parcels stay, and are taken back as they arrive. */
    goods_back: v.optional(flagRule, false),
  }),
  v.metadata({ ref: "OrderStateChange" }),
);

/** The body of a changed note of the administrators. */
export const orderNoteSchema = v.pipe(
  v.object({ version: formVersion, shop_note: optionalText(2000) }),
  v.metadata({ ref: "OrderNote" }),
);

/** A changed line. */
export const orderLineEditSchema = v.object({
  product_id: idRule,
  qty: wholeNumberRule(1, MAX_LINE_QUANTITY),
  price: priceRule,
});

/** The body of changed lines: all lines that the order has afterwards. */
export const orderLinesChangeSchema = v.pipe(
  v.object({
    version: formVersion,
    lines: listOf(orderLineEditSchema, { min: 1, max: MAX_ORDER_LINES, ref: "OrderLineEdits" }),
  }),
  v.metadata({ ref: "OrderLinesChange" }),
);

/** The body of a changed delivery. */
export const orderDeliveryChangeSchema = v.pipe(
  v.object({
    version: formVersion,
    /** Null where its cost is not agreed. */
    delivery: v.nullable(orderDeliverySchema),
    /** Whether the buyer gets a mail. */
    mail: v.optional(flagRule, true),
  }),
  v.metadata({ ref: "OrderDeliveryChange" }),
);

/** The body of a changed payment. */
export const orderPayByChangeSchema = v.pipe(
  v.object({
    version: formVersion,
    /** Null where it is not agreed. */
    pay_by: v.nullable(payBySchema),
    /** Whether the buyer gets a mail. */
    mail: v.optional(flagRule, true),
  }),
  v.metadata({ ref: "OrderPayByChange" }),
);

/** The body of a corrected buyer; only orders of the shop's pages need phone and mail address, and a company that is left out stays. */
export const orderBuyerChangeSchema = v.pipe(
  v.object({ version: formVersion, ...takenBuyerFormSchema.entries, ...keptFields(companyEntries) }),
  v.metadata({ ref: "OrderBuyerChange" }),
);

/** An order in an administrator's list. */
export type AdminOrderSummary = v.InferOutput<typeof adminOrderSummarySchema>;
/** A line of an order for administrators. */
export type AdminOrderLine = v.InferOutput<typeof adminOrderLineSchema>;
/** One entry of an order's log. */
export type OrderLogEntry = v.InferOutput<typeof orderLogEntrySchema>;
/** An order for administrators. */
export type AdminOrder = v.InferOutput<typeof adminOrderSchema>;
/** What a dashboard follows of the orders. */
export type OrderCounts = v.InferOutput<typeof orderCountsSchema>;
/** Validated body of a change of state. */
export type OrderStateChange = v.InferOutput<typeof orderStateChangeSchema>;
/** Validated body of a changed delivery. */
export type OrderDeliveryChange = v.InferOutput<typeof orderDeliveryChangeSchema>;
/** Validated body of a changed payment. */
export type OrderPayByChange = v.InferOutput<typeof orderPayByChangeSchema>;
/** Validated body of a corrected buyer. */
export type OrderBuyerChange = v.InferOutput<typeof orderBuyerChangeSchema>;
/** Validated body of changed lines. */
export type OrderLinesChange = v.InferOutput<typeof orderLinesChangeSchema>;
