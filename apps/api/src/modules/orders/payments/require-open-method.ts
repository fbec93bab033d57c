import { ApiError } from "@shop/contract/api-error.ts";
import { isOwnMethod, openMethods, type PaymentMethod } from "@shop/domain/payments/payment-methods.ts";

import type { Queries } from "../../../database/database.ts";
import { currentSettings } from "../../settings/shop-settings.repository.ts";

/** Throws invalid at a field for a method of payment that the shop does not have, or has archived. */
export async function requireOpenMethod(
  transaction: Queries,
  method: PaymentMethod,
  field: string,
): Promise<void> {
  if (!isOwnMethod(method)) return;
  const { methods } = await currentSettings(transaction);
  if (!openMethods(methods).includes(method))
    throw new ApiError("invalid", { errors: { [field]: "bad_value" } });
}
