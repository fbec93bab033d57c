import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { idRule } from "../rules.ts";
import { pdf } from "./admin-endpoints.ts";
import {
  batchIdsQuerySchema,
  orderOutcomeSchema,
  orderPapersQuerySchema,
  orderStatesChangeSchema,
} from "./order-batch.ts";

/** Changes the state of many orders. */
export const changeOrderStates = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Changes the state of up to 40 orders, each in a transaction of its own with its stock, log and mail, and answers what became of each, in the order of the request: changed, already in that state, or refused with the code edit_conflict, state_not_allowed, stock_short or not_found. No state is taken back. Orders that are sent get the carrier and their tracking numbers, which stand in log and mail as well. Sent again, it changes nothing more.",
  body: orderStatesChangeSchema,
  answer: v.object({ data: v.array(orderOutcomeSchema) }),
});

/** Requests of a batch that cannot be confirmed. */
export const listShortRequests = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Which of up to 40 orders are unconfirmed requests whose pieces the stock does not have when the orders are confirmed in the order of ids: what one takes is missing to the next. Orders that do not exist are left out.",
  query: batchIdsQuerySchema,
  answer: v.object({ data: v.array(idRule) }),
});

/** The papers of many orders. */
export const readOrderPapers = defineEndpoint({
  ...pdf,
  access: "admin",
  right: "view_orders",
  summary:
    "The packing lists or invoices of up to 40 orders in one PDF file, in the order of ids, each from a new page on and in its buyer's language. not_found where one of the orders does not exist; unavailable where making them takes too long.",
  query: orderPapersQuerySchema,
  failures: ["not_found"],
});
