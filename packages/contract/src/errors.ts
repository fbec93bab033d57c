import * as v from "valibot";

import { errorCodes } from "./codes.ts";
import { costAdjustmentSchema } from "./purchases/cost-adjustment.ts";
import { costJumpSchema } from "./purchases/cost-jump.ts";

const count = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** A line that is refused, by its place among those that were sent, from 0. */
const refusedLineSchema = v.pipe(
  v.object({
    place: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** The current price; null where it is unchanged. */
    price: v.nullable(v.string()),
    /** Pieces left; null where they are enough. */
    left: count,
    /** True where the owner hides how many are left: `left` is the least. */
    at_least: v.optional(v.literal(true)),
    /** The quantities next to one that the shop does not sell, each null where there is none; missing where it does. */
    quantity: v.optional(v.object({ below: count, above: count })),
    sold: v.boolean(),
  }),
  v.metadata({ ref: "RefusedLine" }),
);

/** The body of every error answer: a message to show, a code to act on, and error codes by field. */
export const apiErrorSchema = v.pipe(
  v.object({
    status: v.literal(false),
    message: v.string(),
    code: v.picklist(errorCodes),
    errors: v.optional(v.record(v.string(), v.string())),
    /** With `price_changed`, `stock_short`, `quantity_not_sold` and an unknown product: what has changed by line. */
    lines: v.optional(v.array(refusedLineSchema)),
    /** With `cost_jumped`: the products whose cost needs to be confirmed. */
    costs: v.optional(v.array(costJumpSchema)),
    /** With `costs_adjust`: what would be adjusted of what is booked. */
    adjustments: v.optional(v.array(costAdjustmentSchema)),
    /** With `edit_conflict`: the stored entity, in the format of its read endpoint. */
    current: v.optional(v.record(v.string(), v.unknown())),
  }),
  v.metadata({ ref: "ApiError" }),
);

/** The body of every error answer. */
export type ApiErrorBody = v.InferOutput<typeof apiErrorSchema>;
