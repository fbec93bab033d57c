import { MAX_BATCH_ORDERS } from "@shop/domain/constants.ts";
import { batchRefusals } from "@shop/domain/orders/list/order-batch.ts";
import { batchStates } from "@shop/domain/orders/order-state.ts";
import * as v from "valibot";

import { listOf } from "../list-rule.ts";
import { versionSchema } from "../lists/version.ts";
import { flagRule, idRule, idsParam, optionalText, wholeNumberRule } from "../rules.ts";
import { carrierRule, trackingRule } from "./order.ts";

/** The body of a change of the states of many orders. */
export const orderStatesChangeSchema = v.pipe(
  v.object({
    /** Each order once, with the version that the administrator has seen. */
    orders: v.pipe(
      listOf(
        v.object({
          id: idRule,
          version: wholeNumberRule(1, 2_147_483_647),
          /** The number of its parcel at the carrier, of orders that are sent; '' without one. */
          tracking: trackingRule,
        }),
        { min: 1, max: MAX_BATCH_ORDERS, ref: "OrdersOfBatch" },
      ),
      v.check((orders) => new Set(orders.map(({ id }) => id)).size === orders.length, "bad_value"),
    ),
    state: v.picklist(batchStates, "bad_value"),
    /** Who carries them, of orders that are sent; '' where that is not stated. */
    carrier: carrierRule,
    /** Whether each buyer gets a mail. */
    mail: v.optional(flagRule, true),
  }),
  v.metadata({ ref: "OrderStatesChange" }),
);

/** What became of an order of a batch. */
export const orderOutcomeSchema = v.pipe(
  v.object({
    id: idRule,
    outcome: v.picklist(["changed", "already", "refused"]),
    /** Why it was refused; null where it was not. */
    code: v.nullable(v.picklist(batchRefusals)),
    /** The order's version afterwards; null where it was refused. */
    version: v.nullable(versionSchema),
  }),
  v.metadata({ ref: "OrderOutcome" }),
);

/** The form of a change of many orders. */
export const orderStatesFormSchema = v.object({
  mail: v.boolean(),
  carrier: carrierRule,
  /** A pasted list of order numbers with tracking numbers, or of these alone. */
  trackings: optionalText(20_000),
});

/** Ids of the orders of a batch, in its order. */
export const batchIdsQuerySchema = v.object({
  /** Ids with commas between them. */
  ids: v.pipe(idsParam, v.maxLength(MAX_BATCH_ORDERS, "bad_query")),
});

/** The query of the papers of many orders, which come in the order of the ids. */
export const orderPapersQuerySchema = v.object({
  ...batchIdsQuerySchema.entries,
  kind: v.picklist(["packing", "invoice"], "bad_query"),
});

/** Validated body of a change of the states of many orders. */
export type OrderStatesChange = v.InferOutput<typeof orderStatesChangeSchema>;
/** What became of an order of a batch. */
export type OrderOutcome = v.InferOutput<typeof orderOutcomeSchema>;
