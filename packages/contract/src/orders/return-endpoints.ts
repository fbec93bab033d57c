import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { idParam, withId } from "../rules.ts";
import { adminOrderSchema } from "./admin-order.ts";
import { attempt } from "./endpoints.ts";
import { newReturnSchema, returnVoidSchema } from "./order-returns.ts";

const changed = v.object({ status: v.boolean(), order: adminOrderSchema });

/** Records what came back of an order that is delivered. */
export const recordReturn = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Records what came back of an order that is delivered: units by line, which go back to the stock, are set aside as not for sale, or are written off, the reason and the value, which is what they cost with their share of the discount unless a lower one is given. It takes the value off what is due, on request the cost of delivery and the fee of the way of payment as well, adds a refund to the ledger and mails the buyer unless mail is false. Without lines, and with goodwill, short_payment or rounding as the reason, it is an allowance: the value comes off the goods by what is left of each line, beyond them off delivery and fee, and nobody is mailed. Returns are never changed. Idempotent by Idempotency-Key. invalid with too_large at lines.0.qty above what is left of a line, at value above what the units cost and of an allowance above what is due, and at refund.amount above what is paid; with unknown_product at the goal of a line of a deleted product that goes back to the stock; with bad_value at delivery and fee where they are given back already, or there is none.",
  params: withId,
  headers: v.object({ "idempotency-key": attempt }),
  body: newReturnSchema,
  answer: changed,
  failures: ["edit_conflict", "state_not_allowed", "idempotency_mismatch"],
});

/** Takes back a return. */
export const voidReturn = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Takes back a return by an entry that voids it, with who did it and when; both stay. What went back to the stock is taken out again; stock_short where it is no longer there, and quarantine_short where it was decided about what was set aside. With refund, the refund that was recorded with it is taken back as well; otherwise it stays in the ledger. status false where the return was taken back before.",
  params: v.object({ id: idParam, returnId: idParam }),
  body: returnVoidSchema,
  answer: changed,
  failures: ["stock_short", "quarantine_short"],
});
