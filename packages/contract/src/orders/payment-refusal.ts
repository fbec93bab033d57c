import type { PayBy } from "@shop/domain/payments/payment-options.ts";

import { ApiError } from "../api-error.ts";

/** The refusal of an order whose payment costs something else by now: `errors` name the fee, or that the shop does not offer the option there. */
export const paymentChanged = (now: PayBy | null): ApiError =>
  new ApiError("payment_changed", {
    errors: now ? { "pay_by.fee": now.fee } : { "pay_by.option": "not_offered" },
  });
