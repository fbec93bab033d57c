import * as v from "valibot";

import { emailRule, mobileRule, optionalText } from "../rules.ts";

/** Whom an order is for: only email and phone are checked. */
export const checkoutInfoSchema = v.pipe(
  v.object({
    name: optionalText(120),
    email: emailRule,
    address1: optionalText(200),
    address2: optionalText(200),
    phone: mobileRule,
    note: optionalText(1000),
  }),
  v.metadata({ ref: "CheckoutInfo" }),
);

/** Whom an order is for. */
export type CheckoutInfo = v.InferInput<typeof checkoutInfoSchema>;
