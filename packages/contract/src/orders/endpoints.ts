import { ACCOUNT_ORDERS_PAGE_SIZE } from "@shop/domain/constants.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { cursor, limitOf } from "../paging.ts";
import { placedPaymentSchema } from "../payments/pay-by.ts";
import { idParam, mobileRule } from "../rules.ts";
import { chatRequestSchema } from "./chat-order.ts";
import { MAX_PROOF_BYTES, newProofSchema } from "./new-proof.ts";
import {
  followedOrderSchema,
  orderLookupSchema,
  orderRequestSchema,
  orderSchema,
  orderTokenRule,
  orderTokenSchema,
} from "./order.ts";

/** The Idempotency-Key of an attempt: 8 to 200 visible ASCII characters. */
export const attempt = v.optional(v.pipe(v.string(), v.regex(/^[\u0021-\u007E]{8,200}$/, "bad_value")));

/** Size limit for an order with the maximum number of lines and the longest Arabic names. */
export const ORDER_BYTES = 512 * 1024;

/** Orders by form: the order is stored and a mail goes to the shop. */
export const placeOrder = defineEndpoint({
  access: "public",
  summary:
    "Orders the lines of a cart at the current prices and stock. quantity_not_sold where a product is not sold in that quantity, with the valid ones next to it in lines. Requests are idempotent by Idempotency-Key, without one by their content for ten minutes; the same key with other content is rejected, and errors.order_number is the order that was placed. An order with which the unconfirmed orders of its phone or sender would hold more than the settings allow is a request: request is true, and it takes stock once it is confirmed. So is, after three of a sender in a day, one of more pieces of a product than the shop shows of a hidden stock. delivery_changed, with the current cost in errors, where the order states another cost of delivery than the settings give its total and governorate, payment_changed likewise for the fee or the option of its payment. payment is what the buyer needs to pay it. With a bearer token the order belongs to that user.",
  headers: v.object({ "idempotency-key": attempt }),
  body: orderRequestSchema,
  maxBytes: ORDER_BYTES,
  answer: v.object({
    status: v.boolean(),
    order_number: v.optional(v.string()),
    order_token: v.optional(v.string()),
    request: v.optional(v.boolean()),
    /** How it is to be paid, with the sum that is due; left out where the shop says nothing about it. */
    payment: v.optional(placedPaymentSchema),
  }),
  failures: [
    "empty_cart",
    "price_changed",
    "stock_short",
    "quantity_not_sold",
    "delivery_changed",
    "payment_changed",
    "idempotency_mismatch",
    "too_many_requests",
  ],
});

/** Orders by chat: the order is stored as a request whose number stands in the message. */
export const requestByChat = defineEndpoint({
  access: "public",
  summary:
    "Stores an order that is opened as a chat message, at the current prices, as a request that takes no stock before an administrator confirms it, and answers its number and the token of its page for the message. The same content within ten minutes is the same request; an unconfirmed one that nobody has changed is deleted after three days. Neither shop nor buyer gets a mail.",
  body: chatRequestSchema,
  maxBytes: ORDER_BYTES,
  answer: v.object({ order_number: v.string(), order_token: v.string() }),
  failures: [
    "empty_cart",
    "price_changed",
    "stock_short",
    "quantity_not_sold",
    "delivery_changed",
    "payment_changed",
    "too_many_requests",
  ],
});

/** Looks up an order by its number and the phone of its buyer. */
export const findOrder = defineEndpoint({
  access: "public",
  summary: "One order, by its number and the phone of its buyer.",
  body: orderLookupSchema,
  answer: v.object({ order: orderSchema }),
  failures: ["not_found", "too_many_requests"],
});

/** The order of a token. */
export const followOrder = defineEndpoint({
  access: "public",
  summary:
    "The order of a token, with the states that it has come through. Tokens stand in the mails to the buyer and in the answer to the order.",
  body: orderTokenSchema,
  answer: followedOrderSchema,
  failures: ["not_found"],
});

/** Cancels the order of a token. */
export const cancelOwnOrder = defineEndpoint({
  access: "public",
  summary:
    "Cancels the order of a token for its buyer, returns its pieces to the stock, records it and mails shop and buyer; status false where it is cancelled already. state_not_allowed once the shop has confirmed it, where something is paid, and while a proof of payment waits.",
  body: orderTokenSchema,
  answer: v.object({ status: v.boolean(), ...followedOrderSchema.entries }),
  failures: ["not_found", "state_not_allowed"],
});

/** The invoice of the order of a token. */
export const readOwnInvoice = defineEndpoint({
  access: "public",
  summary:
    "The invoice of the order of a token in the buyer's language, as a PDF file: the tax invoice that holds with its credit notes, or where none was issued that of the order. Like the order's page it names the company of the buyer, but not the person, phone, addresses or note, which readOwnPaper prints. state_not_allowed before the shop has confirmed the order, and after it was cancelled.",
  params: v.object({ token: orderTokenRule }),
  answerType: "application/pdf",
  answer: v.instance(Blob),
  failures: ["not_found", "state_not_allowed", "too_many_requests"],
});

/** The paper of the order of a token with its buyer. */
export const readOwnPaper = defineEndpoint({
  access: "public",
  summary:
    "The quotation of a token, or its invoice once the shop has confirmed it, as a PDF file with the name, phone, addresses and note of its buyer, who proves to be that: by the bearer token of the account that ordered, or the phone of the order. not_found for another phone, invalid with required at phone without one.",
  body: v.object({ token: orderTokenRule, phone: v.optional(mobileRule) }),
  answerType: "application/pdf",
  answer: v.instance(Blob),
  failures: ["not_found", "state_not_allowed", "too_many_requests"],
});

/** Sends a proof of payment of the order of a token. */
export const sendPaymentProof = defineEndpoint({
  access: "public",
  summary:
    "Sends a proof of payment of the order of a token: amount, method, reference and optionally a picture (JPEG, PNG, WebP, AVIF or GIF, at most 8 MB), which is kept small, without metadata and private. One waits at a time, an order has five at most; the same again while it waits is the same proof, with status false. state_not_allowed where nothing is to be paid, one waits already or there were five; invalid with not_offered at method for one that the shop does not offer.",
  body: v.object({ token: orderTokenRule, ...newProofSchema.entries }),
  maxBytes: MAX_PROOF_BYTES + 64 * 1024,
  answer: v.object({ status: v.boolean(), ...followedOrderSchema.entries }),
  failures: ["not_found", "state_not_allowed", "too_many_requests"],
});

/** The picture of a proof of payment of the order of a token. */
export const readOwnProofPicture = defineEndpoint({
  access: "public",
  summary: "The picture of a proof of payment of the order of a token.",
  params: v.object({ token: orderTokenRule, id: idParam }),
  answerType: "image/webp",
  answer: v.instance(Blob),
  failures: ["not_found"],
});

/** The orders of the signed-in shopper. */
export const listAccountOrders = defineEndpoint({
  access: "user",
  summary:
    "The orders of the signed-in shopper, the newest first; fewer on a page where they have many lines.",
  query: v.object({ limit: limitOf(ACCOUNT_ORDERS_PAGE_SIZE), cursor }),
  answer: v.object({ data: v.array(orderSchema), next_cursor: v.nullable(v.string()) }),
});
