import { proofStates } from "@shop/domain/orders/payments/payment-proofs.ts";
import { accountOptions } from "@shop/domain/payments/payment-options.ts";
import * as v from "valibot";

import { flagRule, requiredText } from "../rules.ts";

const id = v.pipe(v.number(), v.integer());

/** A proof of payment as its buyer sees it. */
export const paymentProofSchema = v.pipe(
  v.object({
    id,
    state: v.picklist(proofStates),
    method: v.picklist(accountOptions),
    amount: v.string(),
    /** Number that bank or wallet gave the payment. */
    reference: v.string(),
    /** Whether a picture of it is stored. */
    has_picture: v.boolean(),
    sent_at: v.string(),
    /** Why the shop has declined it; '' where it has not. */
    note: v.string(),
  }),
  v.metadata({ ref: "PaymentProof" }),
);

/** An order of which something was used before. */
const otherOrderSchema = v.object({ id, number: v.string() });

/** A proof of payment as administrators see it. */
export const adminPaymentProofSchema = v.pipe(
  v.object({
    ...paymentProofSchema.entries,
    /** The administrator who has confirmed or declined it, and when; null while it waits. */
    decided: v.nullable(v.object({ by: v.string(), at: v.string() })),
    /** Other orders that have its reference, in a payment that counts or a proof; at most 5. */
    reference_used: v.array(otherOrderSchema),
    /** Other orders with a proof that has the same file, or a picture that looks alike; at most 5. */
    picture_used: v.array(v.object({ ...otherOrderSchema.entries, same: v.boolean() })),
  }),
  v.metadata({ ref: "AdminPaymentProof" }),
);

/** The body of a declined proof of payment. */
export const declinedProofSchema = v.pipe(
  v.object({
    /** Why, as the buyer reads it. */
    note: requiredText(500),
    /** Whether the buyer gets a mail. */
    mail: v.optional(flagRule, true),
  }),
  v.metadata({ ref: "DeclinedProof" }),
);

/** A proof of payment as its buyer sees it. */
export type PaymentProof = v.InferOutput<typeof paymentProofSchema>;
/** A proof of payment as administrators see it. */
export type AdminPaymentProof = v.InferOutput<typeof adminPaymentProofSchema>;
/** The validated body of a declined proof of payment. */
export type DeclinedProof = v.InferOutput<typeof declinedProofSchema>;
