import * as v from "valibot";

import { addresses } from "../addresses.ts";
import { ACCOUNT_ORDERS_PAGE_SIZE } from "../constants.ts";
import { defineEndpoint } from "../endpoint.ts";
import { orderLookupSchema, orderRequestSchema, orderSchema } from "../entities/order.ts";
import { cursor, limitOf } from "./paging.ts";

/** What names an attempt to order: 8 to 200 signs that a header can hold. */
const attempt = v.optional(v.pipe(v.string(), v.regex(/^[\u0021-\u007E]{8,200}$/, "bad_value")));

/** Orders by form: the order is stored and a mail goes to the shop. */
export const sendMail = defineEndpoint({
  ...addresses.sendMail,
  access: "public",
  summary:
    "Orders the lines of a cart; prices and stock are read afresh. An attempt that is sent again makes no second order: it is told by its Idempotency-Key, without one by its content for ten minutes; sent again with other content it is refused, and errors.order_number tells the order that it has made. A bearer token makes it the order of that user.",
  headers: v.object({ "idempotency-key": attempt }),
  body: { type: addresses.sendMail.sends, schema: orderRequestSchema },
  answer: v.object({ status: v.boolean(), order_number: v.optional(v.string()) }),
  failures: ["invalid", "empty_cart", "price_changed", "stock_short", "conflict", "too_many_requests"],
});

/** An order by its number and the phone that it was placed with. */
export const findOrder = defineEndpoint({
  ...addresses.findOrder,
  access: "public",
  summary: "One order, by its number and the phone that it was placed with.",
  body: { type: addresses.findOrder.sends, schema: orderLookupSchema },
  answer: v.object({ order: orderSchema }),
  failures: ["invalid", "not_found", "too_many_requests"],
});

/** The orders of the signed-in shopper. */
export const listAccountOrders = defineEndpoint({
  ...addresses.listAccountOrders,
  access: "user",
  summary: "The orders of the signed-in shopper, the newest first.",
  query: v.object({ limit: limitOf(ACCOUNT_ORDERS_PAGE_SIZE), cursor }),
  answer: v.object({ data: v.array(orderSchema), next_cursor: v.nullable(v.string()) }),
  failures: ["unauthorized", "bad_query"],
});
