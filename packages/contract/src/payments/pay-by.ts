import { accountOptions, paymentOptions } from "@shop/domain/payments/payment-options.ts";
import * as v from "valibot";

import { storedPriceRule } from "../rules.ts";

/** How an order is to be paid. */
export const payBySchema = v.pipe(
  v.object({
    option: v.picklist(paymentOptions, "bad_value"),
    /** What the option costs; zero for nothing. */
    fee: storedPriceRule,
  }),
  v.metadata({ ref: "PayBy" }),
);

/** What a buyer needs to pay an order. */
export const paymentTermsSchema = v.pipe(
  v.object({
    text: v.object({ en: v.string(), ar: v.string() }),
    /** Accounts to pay to, or to pay a deposit to; none where the order is not to be paid yet, or no more. */
    accounts: v.array(
      v.object({ option: v.picklist(accountOptions), label: v.string(), number: v.string() }),
    ),
    /** What is to be paid before the order is sent; null for nothing. */
    deposit: v.nullable(v.string()),
  }),
  v.metadata({ ref: "PaymentTerms" }),
);

/** How a placed order is to be paid, with the sum that is due. */
export const placedPaymentSchema = v.pipe(
  v.object({ ...payBySchema.entries, ...paymentTermsSchema.entries, due: v.string() }),
  v.metadata({ ref: "PlacedPayment" }),
);

/** How a placed order is to be paid. */
export type PlacedPayment = v.InferOutput<typeof placedPaymentSchema>;
