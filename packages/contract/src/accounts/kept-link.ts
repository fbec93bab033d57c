import { MAX_LINE_QUANTITY } from "@shop/domain/constants.ts";
import * as v from "valibot";

import { listOf } from "../list-rule.ts";
import { MAX_ORDER_LINES } from "../orders/order.ts";
import { savedPartsListSchema } from "../parts-lists/parts-list.ts";
import { idRule, requiredLine, storedPriceRule, wholeNumberRule } from "../rules.ts";

/** Maximum number of carts and parts lists of an account. */
export const MAX_KEPT = 50;

/** The name of a kept cart or parts list. */
export const keptNameSchema = v.object({ name: requiredLine(80) });

/** The lines of a kept cart, with the price of a piece at that time. */
export const keptLines = listOf(
  v.object({ id: idRule, qty: wholeNumberRule(1, MAX_LINE_QUANTITY), price: storedPriceRule }),
  { min: 1, max: MAX_ORDER_LINES, ref: "KeptLines" },
);

/** The body of a cart or a parts list that is to be kept. */
export const newKeptSchema = v.pipe(
  v.object({
    ...keptNameSchema.entries,
    /** The lines of a cart; left out for a parts list. */
    lines: v.optional(keptLines),
    /** A parts list; left out for a cart. */
    list: v.optional(savedPartsListSchema),
  }),
  v.forward(
    v.partialCheck(
      [["lines"], ["list"]],
      ({ lines, list }) => (lines === undefined) !== (list === undefined),
      "required",
    ),
    ["lines"],
  ),
  v.metadata({ ref: "NewKept" }),
);

/** A cart or a parts list that an account keeps. */
export const keptSchema = v.pipe(
  v.object({
    /** Opens it, as the token of a shared cart or of a parts list does; it does not expire. */
    token: v.string(),
    kind: v.picklist(["cart", "parts_list"]),
    name: v.string(),
    /** Number of its products or parts. */
    lines: v.pipe(v.number(), v.integer()),
    kept_at: v.string(),
  }),
  v.metadata({ ref: "Kept" }),
);

/** A cart or a parts list that an account keeps. */
export type Kept = v.InferOutput<typeof keptSchema>;
/** A validated cart or parts list that is to be kept. */
export type NewKept = v.InferOutput<typeof newKeptSchema>;
