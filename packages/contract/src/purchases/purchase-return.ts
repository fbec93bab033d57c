import {
  PURCHASE_NOTE_LENGTH,
  MAX_PURCHASE_LINES,
  MAX_PURCHASE_QTY,
} from "@shop/domain/purchases/purchase-order.ts";
import * as v from "valibot";

import { idRule, optionalText, storedPriceRule, wholeNumberRule } from "../rules.ts";

const count = v.pipe(v.number(), v.integer());
const signed = v.object({ at: v.string(), by: v.string() });

/** Goods of a purchase order that went back to its supplier. */
export const purchaseReturnSchema = v.pipe(
  v.object({
    id: idRule,
    /** The day on which they left, and who said so. */
    made: signed,
    /** Why; '' where it is not said. */
    reason: v.string(),
    pieces: count,
    /** What the supplier credits, without value added tax. */
    credit: v.string(),
    lines: v.array(
      v.object({
        /** Id of the product. */
        id: idRule,
        name: v.string(),
        name_ar: v.nullable(v.string()),
        part_number: v.nullable(v.string()),
        supplier_part: v.string(),
        qty: count,
        credit: v.string(),
        /** What the credit is less than what they were worth in the stock, above it below zero; null where that is not known. */
        loss: v.nullable(v.string()),
      }),
    ),
    /** Null unless it was taken back. */
    voided: v.nullable(signed),
  }),
  v.metadata({ ref: "PurchaseReturn" }),
);

/** Goods of a purchase order that went back to its supplier. */
export type PurchaseReturn = v.InferOutput<typeof purchaseReturnSchema>;

/** Goods of a purchase order that go back to its supplier. */
export const newPurchaseReturnRule = v.pipe(
  v.object({
    version: wholeNumberRule(1, 2_147_483_647),
    reason: optionalText(PURCHASE_NOTE_LENGTH),
    lines: v.pipe(
      v.array(
        v.object({
          product_id: idRule,
          qty: wholeNumberRule(1, MAX_PURCHASE_QTY),
          /** What the supplier credits for all of them; what they cost by the order where it is not sent. */
          credit: v.optional(v.nullable(storedPriceRule), null),
        }),
      ),
      v.minLength(1, "required"),
      v.maxLength(MAX_PURCHASE_LINES, "too_large"),
      v.check((lines) => new Set(lines.map((line) => line.product_id)).size === lines.length, "bad_value"),
    ),
  }),
  v.metadata({ ref: "NewPurchaseReturn" }),
);
