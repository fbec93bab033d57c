import * as v from "valibot";

import { addressLine, emailRule, mobileRule, NAME_LENGTH, optionalLine, optionalText } from "../rules.ts";
import { companyEntries, companyNamed } from "./company.ts";

/** Whom an order is for: only email, phone and tax number are checked. */
export const checkoutInfoSchema = v.pipe(
  v.object({
    name: optionalLine(NAME_LENGTH),
    email: emailRule,
    address1: addressLine,
    address2: addressLine,
    phone: mobileRule,
    note: optionalText(1000),
    ...companyEntries,
  }),
  companyNamed(),
  v.metadata({ ref: "CheckoutInfo" }),
);

/** Whom an order is for. */
export type CheckoutInfo = v.InferInput<typeof checkoutInfoSchema>;
