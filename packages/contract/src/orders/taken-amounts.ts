import { isZeroPrice, storedAmount } from "@shop/domain/money/money.ts";
import { takenAmounts } from "@shop/domain/orders/payments/order-payments.ts";

import { ApiError } from "../api-error.ts";
import type { NewOrderBody } from "./new-order.ts";

/**
 * What each of the payments of an order comes to as it is taken: one that states no amount pays what the others leave of what is `due`. Throws
 * where more than one states none, or the others leave nothing to it; the only one may pay zero, while prices are updating.
 */
export function requireTakenAmounts(payments: NewOrderBody["payments"], due: string): readonly string[] {
  const stated = payments.map(({ amount }) => (amount === undefined ? null : storedAmount(amount)));
  const amounts = takenAmounts(stated, due);
  const first = stated.indexOf(null);
  const last = stated.lastIndexOf(null);
  if (first !== last) throw new ApiError("invalid", { errors: { [`payments.${last}.amount`]: "required" } });
  if (first !== -1 && payments.length > 1 && isZeroPrice(amounts[first] ?? ""))
    throw new ApiError("invalid", { errors: { [`payments.${first}.amount`]: "nothing_left" } });
  return amounts;
}
