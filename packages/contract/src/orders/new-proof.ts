import { PAYMENT_REFERENCE_LENGTH } from "@shop/domain/orders/payments/order-payments.ts";
import { accountOptions } from "@shop/domain/payments/payment-options.ts";
import * as v from "valibot";

import { optionalPicture } from "../files.ts";
import { requiredLine } from "../rules.ts";
import { amountRule } from "./order-payments.ts";

/** Maximum size of the picture of a proof of payment in bytes. */
export const MAX_PROOF_BYTES = 8 * 1024 * 1024;

const proofFields = {
  method: v.picklist(accountOptions, "bad_value"),
  amount: amountRule,
  reference: requiredLine(PAYMENT_REFERENCE_LENGTH),
};

/** The fields of a proof of payment. */
export const newProofSchema = v.object({
  ...proofFields,
  /** A picture of it, such as a screenshot of the transfer. */
  picture: optionalPicture,
});

/** The form of a proof of payment, whose picture is a list of one file or none. */
export const proofFormSchema = v.object({
  ...proofFields,
  picture: v.pipe(
    v.array(v.instance(File)),
    v.check(([file]) => file === undefined || file.size <= MAX_PROOF_BYTES, "file_too_large"),
    v.transform(([file]) => file),
  ),
});

/** The validated fields of a proof of payment. */
export type NewProof = v.InferOutput<typeof newProofSchema>;
