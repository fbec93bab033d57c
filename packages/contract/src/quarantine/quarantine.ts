import { MAX_LINE_QUANTITY } from "@shop/domain/constants.ts";
import { entryReasons } from "@shop/domain/orders/returns/order-returns.ts";
import {
  QUARANTINE_NOTE_LENGTH,
  quarantineDecisions,
  quarantineMoves,
} from "@shop/domain/quarantine/quarantine.ts";
import * as v from "valibot";

import { idRule, optionalText, wholeNumberRule } from "../rules.ts";

const whole = v.pipe(v.number(), v.integer());
const product = {
  product_id: idRule,
  name: v.string(),
  name_ar: v.nullable(v.string()),
  part_number: v.nullable(v.string()),
};

/** A product of which units are not for sale. */
export const quarantineLineSchema = v.pipe(
  v.object({
    ...product,
    /** Units that are not for sale, in the product's selling unit. */
    qty: whole,
    /** Its stock; null where it is deleted, and nothing can go to the stock. */
    amount: v.nullable(whole),
    /** When the last of them came. */
    at: v.string(),
  }),
  v.metadata({ ref: "QuarantineLine" }),
);

/** A move of units that are not for sale; it is never changed. */
export const quarantineMoveSchema = v.pipe(
  v.object({
    ...product,
    id: whole,
    kind: v.picklist(quarantineMoves),
    /** Negative for what leaves. */
    qty: whole,
    /** Why they came back, and with which order; null for a decision of an administrator. */
    reason: v.nullable(v.picklist(entryReasons)),
    order: v.nullable(v.object({ id: whole, number: v.string() })),
    note: v.string(),
    at: v.string(),
    /** The administrator's mail address. */
    by: v.string(),
  }),
  v.metadata({ ref: "QuarantineMove" }),
);

/** The body of a decision about units that are not for sale. */
export const quarantineDecisionSchema = v.pipe(
  v.object({
    product_id: idRule,
    kind: v.picklist(quarantineDecisions, "bad_value"),
    qty: wholeNumberRule(1, MAX_LINE_QUANTITY),
    note: optionalText(QUARANTINE_NOTE_LENGTH),
  }),
  v.metadata({ ref: "QuarantineDecision" }),
);

/** A product of which units are not for sale. */
export type QuarantineLine = v.InferOutput<typeof quarantineLineSchema>;
/** A move of units that are not for sale. */
export type QuarantineMoveEntry = v.InferOutput<typeof quarantineMoveSchema>;
/** The validated body of a decision. */
export type QuarantineDecisionBody = v.InferOutput<typeof quarantineDecisionSchema>;
