import * as v from "valibot";

import { idRule } from "../rules.ts";

const count = v.pipe(v.number(), v.integer());

/** What was booked of a product in one booking of a purchase order. */
export const receivedLineSchema = v.pipe(
  v.object({
    /** Id of the first of its arrivals. */
    id: count,
    /** When it was booked. */
    at: v.string(),
    order: v.object({ id: idRule, number: v.string() }),
    product_id: idRule,
    /** The product as the line of the order names it. */
    name: v.string(),
    name_ar: v.nullable(v.string()),
    part_number: v.nullable(v.string()),
    /** Whether the product is deleted or purged. */
    deleted: v.boolean(),
    /** Pieces. */
    qty: count,
    /** Pieces of the pack in which it was ordered; 1 where it was ordered singly. */
    pack: count,
    /** What a pack cost when it was booked; null where that was not known. */
    cost: v.nullable(v.string()),
    /** What one piece of it cost, rounded half up to the piastre; null where that was not known or less than half a piastre. */
    unit_cost: v.nullable(v.string()),
    /** What the pieces cost together; null where the cost was not known. */
    total: v.nullable(v.string()),
    /** What a pack costs by the line of the order now: it was changed since where it differs from `cost`. */
    cost_now: v.nullable(v.string()),
    /** Whether the undo of the booking has taken the pieces off again. */
    undone: v.boolean(),
    /** Whether it went back to the supplier: its pieces, and the credit as its total, are below zero. */
    returned: v.boolean(),
  }),
  v.metadata({ ref: "ReceivedLine" }),
);

/** What was booked of a product in one booking of a purchase order. */
export type ReceivedLine = v.InferOutput<typeof receivedLineSchema>;
