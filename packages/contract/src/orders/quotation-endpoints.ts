import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { withId } from "../rules.ts";
import { pdf } from "./admin-endpoints.ts";
import { adminOrderSchema } from "./admin-order.ts";
import { chatRequestSchema } from "./chat-order.ts";
import { ORDER_BYTES } from "./endpoints.ts";
import { followedOrderSchema, orderTokenRule } from "./order.ts";
import { quotationChangeSchema, quotationMailSchema, revisionRule } from "./quotation.ts";

/** Makes a quotation of a cart. */
export const requestQuotation = defineEndpoint({
  access: "public",
  summary:
    "Makes a quotation of the lines of a cart at the current prices, which hold for the days of the settings, and answers its number and the token of its page. It takes no stock; more may be quoted than is in stock. The same content within ten minutes is the same quotation. The shop gets a mail, the buyer as well where an address is given. state_not_allowed where the shop leaves no quotations to its buyers.",
  body: v.pipe(v.object(chatRequestSchema.entries), v.metadata({ ref: "QuotationRequest" })),
  maxBytes: ORDER_BYTES,
  answer: v.object({ order_number: v.string(), order_token: v.string() }),
  failures: [
    "empty_cart",
    "price_changed",
    "stock_short",
    "quantity_not_sold",
    "delivery_changed",
    "payment_changed",
    "state_not_allowed",
    "too_many_requests",
  ],
});

/** Accepts the quotation of a token. */
export const acceptQuotation = defineEndpoint({
  access: "public",
  summary:
    "Accepts the quotation of a token in the revision that its buyer has read: it becomes an order at its prices, takes its pieces from the stock, and shop and buyer get the mails of a new order; status false where it is one already. quotation_expired after its last day, quotation_changed where it has another revision by now, stock_short, with the number left in lines as far as the shop shows it, where a product has too few pieces.",
  body: v.object({ token: orderTokenRule, revision: revisionRule }),
  answer: v.object({ status: v.boolean(), ...followedOrderSchema.entries }),
  failures: ["not_found", "quotation_expired", "quotation_changed", "stock_short", "state_not_allowed"],
});

/** The paper of the quotation of a token. */
export const readOwnQuotation = defineEndpoint({
  access: "public",
  summary:
    "The quotation of a token in the buyer's language, as a PDF file, without its buyer as readOwnInvoice. state_not_allowed once it is an order.",
  params: v.object({ token: orderTokenRule }),
  answerType: "application/pdf",
  answer: v.instance(Blob),
  failures: ["not_found", "state_not_allowed", "too_many_requests"],
});

/** The paper of a quotation. */
export const readQuotation = defineEndpoint({
  ...pdf,
  params: withId,
  access: "admin",
  right: "view_orders",
  summary:
    "The quotation in the buyer's language, as a PDF file; state_not_allowed for an order that is none, or no longer.",
  failures: ["state_not_allowed"],
});

const changed = v.object({ status: v.boolean(), order: adminOrderSchema });

/** Changes the last day and the terms of a quotation. */
export const changeQuotation = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Changes the last day and the terms of a quotation, which is how it is extended, revived after it has expired, or withdrawn by a day that is over; records it and mails the buyer unless mail is false. status false where nothing differed. invalid with day_too_far at valid_until beyond a year. state_not_allowed once it is an order.",
  params: withId,
  body: quotationChangeSchema,
  answer: changed,
  failures: ["edit_conflict", "state_not_allowed"],
});

/** Mails a quotation to its buyer. */
export const mailQuotation = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Mails a quotation with the link to its page to its buyer and records it; status false, and no mail, where it was mailed and nothing has changed since. state_not_allowed without the buyer's address, and once it is an order; quotation_expired after its last day.",
  params: withId,
  body: quotationMailSchema,
  answer: changed,
  failures: ["edit_conflict", "state_not_allowed", "quotation_expired"],
});
