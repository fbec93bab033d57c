import * as v from "valibot";

import { MAX_LINE_QUANTITY } from "../constants.ts";
import { idRule, wholeNumberRule } from "../rules.ts";
import { MAX_ORDER_LINES } from "./order.ts";
import { productCardSchema } from "./product.ts";

/** A cart that is put where others can open it: what is in it and how often, and nothing of whose it is. */
export const newSharedCartSchema = v.pipe(
  v.object({
    lines: v.pipe(
      v.array(v.object({ id: idRule, qty: wholeNumberRule(1, MAX_LINE_QUANTITY) }), "required"),
      v.minLength(1, "required"),
      v.maxLength(MAX_ORDER_LINES, "too_long"),
    ),
  }),
  v.metadata({ ref: "NewSharedCart" }),
);

/** A shared cart as it is opened: its products as they are now. */
export const sharedCartSchema = v.pipe(
  v.object({
    lines: v.array(v.object({ product: productCardSchema, qty: v.pipe(v.number(), v.integer()) })),
    /** How many of its products the shop no longer sells. */
    missing: v.pipe(v.number(), v.integer()),
  }),
  v.metadata({ ref: "SharedCart" }),
);

/** A cart that is put where others can open it. */
export type NewSharedCart = v.InferInput<typeof newSharedCartSchema>;
/** A shared cart as it is opened. */
export type SharedCart = v.InferOutput<typeof sharedCartSchema>;
