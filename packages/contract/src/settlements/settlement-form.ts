import { SHEET_REFERENCE_LENGTH } from "@shop/domain/orders/payments/order-payments.ts";
import * as v from "valibot";

import { requiredLine } from "../rules.ts";

/** The form that books a courier's sheet. */
export const settlementFormSchema = v.object({
  reference: requiredLine(SHEET_REFERENCE_LENGTH),
  deliver: v.boolean(),
  mail: v.boolean(),
});
