import * as v from "valibot";

import { emailRule, mobileRule, optionalLine, optionalText } from "../rules.ts";

/** Whom an order is for: only email and phone are checked. */
export const checkoutInfoSchema = v.pipe(
  v.object({
    name: optionalLine(120),
    email: emailRule,
    address1: optionalLine(200),
    address2: optionalLine(200),
    phone: mobileRule,
    note: optionalText(1000),
  }),
  v.metadata({ ref: "CheckoutInfo" }),
);

/** Whom an order is for. */
export type CheckoutInfo = v.InferInput<typeof checkoutInfoSchema>;
