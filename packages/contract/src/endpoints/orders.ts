import * as v from "valibot";

import { addresses } from "../addresses.ts";
import { defineEndpoint } from "../endpoint.ts";
import { orderRequestSchema } from "../entities/order.ts";

/** Orders by form: the order is stored and a mail goes to the shop. */
export const sendMail = defineEndpoint({
  ...addresses.sendMail,
  access: "public",
  summary: "Orders the lines of a cart; prices and stock are read afresh.",
  body: { type: addresses.sendMail.sends, schema: orderRequestSchema },
  answer: v.object({ status: v.boolean(), order_number: v.optional(v.string()) }),
  failures: ["invalid", "empty_cart", "price_changed", "stock_short", "too_many_requests"],
});
