import { MAX_LINE_QUANTITY } from "@shop/domain/constants.ts";
import * as v from "valibot";

import { listOf } from "../list-rule.ts";
import { MAX_ORDER_LINES } from "../orders/order.ts";
import { productCardSchema } from "../products/product.ts";
import { idRule, wholeNumberRule } from "../rules.ts";

/** Quantities by product id. */
export const sharedLines = listOf(v.object({ id: idRule, qty: wholeNumberRule(1, MAX_LINE_QUANTITY) }), {
  min: 1,
  max: MAX_ORDER_LINES,
  ref: "SharedPieces",
});

/** A cart to share: product ids and quantities, without personal data. */
export const newSharedCartSchema = v.pipe(
  v.object({
    lines: sharedLines,
  }),
  v.metadata({ ref: "NewSharedCart" }),
);

/** A shared cart with the current data of its products. */
export const sharedCartSchema = v.pipe(
  v.object({
    lines: v.array(
      v.object({
        product: productCardSchema,
        qty: v.pipe(v.number(), v.integer()),
        /** The price of a piece when it was kept; null for a shared cart. */
        kept_price: v.nullable(v.string()),
      }),
    ),
    /** Number of its products that the shop no longer sells. */
    missing: v.pipe(v.number(), v.integer()),
    /** The name of a cart that an account keeps; null for a shared one. */
    name: v.nullable(v.string()),
  }),
  v.metadata({ ref: "SharedCart" }),
);

/** Quantities by product id. */
export type SharedLines = v.InferOutput<typeof sharedLines>;
/** A shared cart with the current data of its products. */
export type SharedCart = v.InferOutput<typeof sharedCartSchema>;
