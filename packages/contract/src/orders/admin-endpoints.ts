import { deliveryPlaces } from "@shop/domain/delivery/delivery.ts";
import { ANY_PRICE } from "@shop/domain/orders/lines/price-limit.ts";
import { orderChannels } from "@shop/domain/orders/order-channel.ts";
import { orderSorts, orderStates } from "@shop/domain/orders/order-state.ts";
import { paymentFilters } from "@shop/domain/orders/payments/payment-proofs.ts";
import { paymentOptions } from "@shop/domain/payments/payment-options.ts";
import * as v from "valibot";

import { BRANCH_NAME_LENGTH } from "../delivery/delivery.ts";
import { defineEndpoint } from "../endpoint.ts";
import { numberedPages, searchText } from "../paging.ts";
import { BRAND_NAME_LENGTH, dayRule, EMAIL_LENGTH, idParam, withId } from "../rules.ts";
import {
  adminOrderSchema,
  adminOrderSummarySchema,
  orderBuyerChangeSchema,
  orderCountsSchema,
  orderDeliveryChangeSchema,
  orderLinesChangeSchema,
  orderNoteSchema,
  orderPayByChangeSchema,
  orderStateChangeSchema,
} from "./admin-order.ts";
import { attempt } from "./endpoints.ts";
import { knownBuyerSchema, knownBuyersQuerySchema, newOrderSchema } from "./new-order.ts";
import { newPaymentSchema, paymentVoidSchema } from "./order-payments.ts";
import { declinedProofSchema } from "./payment-proof.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Days in a query, in the shop's time zone. */
const day = v.optional(dayRule("bad_query"));
const amount = v.optional(v.pipe(v.string(), v.regex(/^\d{1,10}(?:\.\d{1,2})?$/, "bad_query")));

/** What narrows an administrator's list of orders, and their export. */
export const orderFilter = {
  query: v.optional(searchText),
  state: v.optional(v.picklist(orderStates, "bad_query")),
  /** First and last day. */
  from: day,
  to: day,
  /** Smallest and largest total. */
  min: amount,
  max: amount,
  /** How they were taken. */
  channel: v.optional(v.picklist(orderChannels, "bad_query")),
  /** Where they go. */
  place: v.optional(v.picklist(deliveryPlaces, "bad_query")),
  /** The English name of the branch at which they are picked up. */
  branch: v.optional(v.pipe(v.string(), v.maxLength(BRANCH_NAME_LENGTH, "bad_query"))),
  /** What is paid of them, or that a proof of payment waits. */
  payment: v.optional(v.picklist(paymentFilters, "bad_query")),
  /** How they are to be paid. */
  pay_by: v.optional(v.picklist(paymentOptions, "bad_query")),
  /** Only those of which something came back. */
  returns: v.optional(v.picklist(["some"], "bad_query")),
  /** Only those of which something was handed over from the first day to the last one; channel, place, branch, person, category and brand are those by which figures count it. */
  sales: v.optional(v.picklist(["some"], "bad_query")),
  /** Only those with a product of a category, as it is now. */
  category: v.optional(idParam),
  /** Only those with a product of a brand, as it is now. */
  brand: v.optional(v.pipe(v.string(), v.maxLength(BRAND_NAME_LENGTH, "bad_query"))),
  /** Only those that an administrator has confirmed or taken: the mail address. */
  person: v.optional(v.pipe(v.string(), v.maxLength(EMAIL_LENGTH, "bad_query"))),
};

/** Query of an administrator's list of orders. */
const adminOrderQuerySchema = v.object({
  ...numberedPages,
  /** Default: the newest first. */
  sort: v.optional(v.picklist(orderSorts, "bad_query")),
  ...orderFilter,
});

/** Orders for administrators. */
export const listAdminOrders = defineEndpoint({
  access: "admin",
  right: "view_orders",
  summary:
    "One page of orders, searched by number, name, phone, mail or postal address, a note of the buyer or the shop, name or part number of a product, with the exact total and the number of orders in each state (without the filter by state). A page beyond the last is the last one; without page and per_page the first 20.",
  query: adminOrderQuerySchema,
  answer: v.object({
    data: v.array(adminOrderSummarySchema),
    page: count,
    per_page: count,
    total: count,
    states: v.object(v.entriesFromList(orderStates, count)),
  }),
});

/** What a dashboard follows, by server-sent events or by asking at short intervals. */
export const readOrderCounts = defineEndpoint({
  access: "admin",
  right: "view_orders",
  background: true,
  streamed: true,
  summary:
    "The number of orders to confirm, the id of the newest order (null without one) and what administrators have changed within the last minute. For 'Accept: text/event-stream' the same as an event 'counts' at once and after each change of an order by any node, with an event 'beat' every 15 s. The stream ends with the session; too_many_requests beyond 6 streams of a session.",
  answer: orderCountsSchema,
  failures: ["too_many_requests"],
});

/** Takes an order: by phone, by chat or at the counter. */
export const takeOrder = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Stores an order that an administrator takes by phone, by chat or at the counter, at the prices of the request; it is confirmed, or delivered where the goods were handed over, and takes its pieces. A price below the shop's is kept beside it; a discount follows the sum of the lines if it is a percentage. Idempotent by Idempotency-Key. stock_short where a product has too few pieces, with the number left in lines; invalid with unknown_product at a line whose product is not on sale, and with too_large at discount.value where nothing would be left to pay. A payment without an amount is all that is due; where nothing is due, since prices are updating, none is stored.",
  headers: v.object({ "idempotency-key": attempt }),
  body: newOrderSchema,
  answer: v.object({ status: v.boolean(), order: adminOrderSchema }),
  failures: ["stock_short", "idempotency_mismatch"],
});

/** Buyers of earlier orders. */
export const listKnownBuyers = defineEndpoint({
  access: "admin",
  right: ["orders", "customers"],
  summary:
    "Buyers of earlier orders by a part of their name, phone, mail or postal address: at most 8, each phone once with the data of its newest order, the newest first.",
  query: knownBuyersQuerySchema,
  answer: v.object({ data: v.array(knownBuyerSchema) }),
});

/** What an administrator may give in an order. */
export const readOrderLimits = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "The percent by which the administrator may lower prices of an order: 100 with the right to prices.",
  answer: v.object({ discount: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ANY_PRICE)) }),
});

/** One order for administrators. */
export const readAdminOrder = defineEndpoint({
  access: "admin",
  right: "view_orders",
  summary: "One order with its buyer, its log and the buyer's other orders.",
  params: withId,
  answer: adminOrderSchema,
});

const changed = v.object({ status: v.boolean(), order: adminOrderSchema });

/** Changes the state of an order. */
export const changeOrderState = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Changes the state of an order, records it and mails the buyer unless mail is false; status false where it has that state already. Sending is one parcel with all that is left, and is taken back with the last parcel. Cancelling returns the pieces to the stock, if the order holds them, and takes back the parcels of a sent order, which come back. Confirming a request takes its pieces; stock_short, with the number left in lines, where a product has too few. What was sent, delivered or cancelled by mistake is taken back by one state, without a mail; an order that is no longer cancelled takes its pieces again. state_not_allowed where the state does neither, has_returns where goods that were delivered have come back, has_parcels where a part of an order that is cancelled was sent.",
  params: withId,
  body: orderStateChangeSchema,
  answer: changed,
  failures: ["edit_conflict", "state_not_allowed", "has_returns", "has_parcels", "stock_short"],
});

export const pdf = {
  answerType: "application/pdf",
  answer: v.instance(Blob),
} as const;

/** The invoice of an order. */
export const readInvoice = defineEndpoint({
  ...pdf,
  params: withId,
  access: "admin",
  right: "view_orders",
  summary: "The invoice of an order in the buyer's language, as a PDF file.",
});

/** The packing list of an order. */
export const readPackingList = defineEndpoint({
  ...pdf,
  params: withId,
  access: "admin",
  right: "view_orders",
  summary: "The packing list of an order in the buyer's language, without prices, as a PDF file.",
});

/** The receipt of an order. */
export const readReceipt = defineEndpoint({
  ...pdf,
  params: withId,
  access: "admin",
  right: "view_orders",
  summary: "The receipt of an order in the buyer's language, as a PDF file for rolls of 80 mm.",
});

/** Reminds the buyer of an order that is not confirmed yet. */
export const remindBuyer = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Mails the buyer of an order that is not confirmed yet, in their language, that the shop waits for their answer, and records it; status false, and no mail, where that was done within a day. state_not_allowed in any other state.",
  params: withId,
  answer: changed,
  failures: ["state_not_allowed"],
});

/** Changes the administrators' note of an order. */
export const changeOrderNote = defineEndpoint({
  access: "admin",
  right: "orders",
  summary: "Changes the administrators' note of an order; status false where nothing differed.",
  params: withId,
  body: orderNoteSchema,
  answer: changed,
  failures: ["edit_conflict"],
});

/** Changes the lines of an order that is not sent yet. */
export const changeOrderLines = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Replaces the lines of an order that is not sent yet, takes or returns the difference in stock (a request leaves the stock as it is) and records it; status false where nothing differed. stock_short where a product has too few pieces, with the number left in lines; below_sent where a line would have fewer pieces than parcels have of it, with that number at lines.0.qty or, of a removed line, at lines. An order of which parcels have all that is left becomes sent. invalid with unknown_product at a line (lines.0.product_id) whose product is neither in the order nor on sale. A discount of an amount stays as it was given, and takes off what the lines allow: the smallest unit is left to pay. discount_above_limit where an administrator without the right to prices makes the lines so small that the discount is above the limit.",
  params: withId,
  body: orderLinesChangeSchema,
  answer: changed,
  failures: ["edit_conflict", "state_not_allowed", "below_sent", "stock_short", "discount_above_limit"],
});

/** Corrects the buyer of an order that is not delivered yet. */
export const changeOrderBuyer = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Corrects name, phone, mail address and postal address of the buyer of an order that is neither delivered nor cancelled, and records it; status false where nothing differed.",
  params: withId,
  body: orderBuyerChangeSchema,
  answer: changed,
  failures: ["edit_conflict", "state_not_allowed"],
});

/** Changes the delivery of an order that is not sent yet. */
export const changeOrderDelivery = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Changes where an order that is not sent yet goes and what that costs, records it and mails the buyer unless mail is false; status false where nothing differed.",
  params: withId,
  body: orderDeliveryChangeSchema,
  answer: changed,
  failures: ["edit_conflict", "state_not_allowed"],
});

/** Changes how an order that is not delivered yet is to be paid. */
export const changeOrderPayBy = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Changes how an order that is neither delivered nor cancelled is to be paid and what that costs, records it and mails the buyer unless mail is false; status false where nothing differed.",
  params: withId,
  body: orderPayByChangeSchema,
  answer: changed,
  failures: ["edit_conflict", "state_not_allowed"],
});

/** Records what was paid of an order, or given back. */
export const recordPayment = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Adds an entry to the ledger of an order: a payment, a refund or tax that the buyer has withheld; entries are never changed. Idempotent by Idempotency-Key, without one each request adds an entry. reference_used of the entry is the number of another order with a payment of the same reference. invalid with too_large at amount for a refund above what is paid. With a proof it confirms that one of the buyer, once: status false where it is confirmed already, state_not_allowed where it is declined.",
  params: withId,
  headers: v.object({ "idempotency-key": attempt }),
  body: newPaymentSchema,
  answer: changed,
  failures: ["idempotency_mismatch", "state_not_allowed"],
});

const proofOfOrder = v.object({ id: idParam, proofId: idParam });

/** The picture of a proof of payment. */
export const readProofPicture = defineEndpoint({
  access: "admin",
  right: "view_orders",
  summary: "The picture of a buyer's proof of payment, which nobody but administrators and its buyer reads.",
  params: proofOfOrder,
  answerType: "image/webp",
  answer: v.instance(Blob),
  failures: ["not_found"],
});

/** Declines a proof of payment. */
export const declineProof = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Declines a buyer's proof of payment with a reason that the order's page shows, records it and mails the buyer unless mail is false; status false where it is declined already. state_not_allowed where it is confirmed. What confirms it is the payment that is recorded with it.",
  params: proofOfOrder,
  body: declinedProofSchema,
  answer: changed,
  failures: ["state_not_allowed"],
});

/** Takes back an entry of the ledger of an order. */
export const voidPayment = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Takes back an entry of the ledger of an order by one that voids it, with who did it and when; both stay. status false where it was taken back before. invalid with too_large at amount where more would have been given back than was received, and with day_counted at note where it is cash of a branch and a person that was counted today, and no note says why it changes.",
  params: v.object({ id: idParam, paymentId: idParam }),
  body: paymentVoidSchema,
  answer: changed,
});

/** Validated query of an administrator's list of orders. */
export type AdminOrderQuery = v.InferOutput<typeof adminOrderQuerySchema>;
