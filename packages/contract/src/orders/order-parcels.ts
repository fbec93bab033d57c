import { MAX_LINE_QUANTITY } from "@shop/domain/constants.ts";
import * as v from "valibot";

import { listOf } from "../list-rule.ts";
import { formVersion } from "../lists/version.ts";
import { flagRule, optionalText, wholeNumberRule } from "../rules.ts";
import { carrierRule, MAX_ORDER_LINES, orderParcelSchema, returnLineSchema, trackingRule } from "./order.ts";

const whole = v.pipe(v.number(), v.integer());

/** A parcel for administrators; it is never changed, but taken back. */
export const adminParcelSchema = v.pipe(
  v.object({
    ...orderParcelSchema.entries,
    id: whole,
    lines: v.array(
      v.object({
        ...returnLineSchema.entries,
        /** Position of the line in the order, from 0. */
        place: whole,
        /** What the units cost in the order, with their share of its discount. */
        worth: v.string(),
      }),
    ),
    /** What it has of the cost of delivery and the fee of the payment. */
    charges: v.string(),
    /** What its courier collects; null for one that was sent before that was kept. */
    collect: v.nullable(v.string()),
    /** The administrator's mail address; '' where that is not known. */
    by: v.string(),
    /** Who has taken it back, and when; null while it counts. */
    voided: v.nullable(v.object({ by: v.string(), at: v.string() })),
  }),
  v.metadata({ ref: "AdminParcel" }),
);

/** Units of a line that a parcel has. */
const newParcelLineSchema = v.object({
  /** Position of the line in the order, from 0. */
  place: wholeNumberRule(0, MAX_ORDER_LINES - 1),
  qty: wholeNumberRule(1, MAX_LINE_QUANTITY),
});

/** The body of a parcel. */
export const newParcelSchema = v.pipe(
  v.object({
    version: formVersion,
    lines: listOf(newParcelLineSchema, { min: 1, max: MAX_ORDER_LINES, ref: "NewParcelLines" }),
    carrier: carrierRule,
    tracking: trackingRule,
    /** Kept in the log, and sent to the buyer with the mail. */
    note: optionalText(500),
    /** Whether the buyer gets a mail. */
    mail: v.optional(flagRule, true),
  }),
  v.metadata({ ref: "NewParcel" }),
);

/** The form of a parcel: all lines of which units are left to send, with 0 of those that it does not have; the server's `newParcelSchema` checks the rest. */
export const parcelFormSchema = v.object({
  lines: v.pipe(
    v.array(v.object({ place: v.number(), qty: v.number() })),
    v.check((lines) => lines.some(({ qty }) => qty > 0), "required"),
  ),
  carrier: carrierRule,
  tracking: trackingRule,
  note: optionalText(500),
  mail: v.boolean(),
});

/** A parcel for administrators. */
export type AdminParcel = v.InferOutput<typeof adminParcelSchema>;
/** The validated body of a parcel. */
export type NewParcel = v.InferOutput<typeof newParcelSchema>;
/** The values of the form of a parcel. */
export type ParcelFormValues = v.InferInput<typeof parcelFormSchema>;
/** What the form of a parcel submits. */
export type ParcelFormEntry = v.InferOutput<typeof parcelFormSchema>;
