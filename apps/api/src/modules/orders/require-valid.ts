import { ApiError } from "@shop/contract/api-error.ts";
import { isBounded } from "@shop/domain/money/money-bounds.ts";
import { storedAmount } from "@shop/domain/money/money.ts";
import { isQuoted } from "@shop/domain/orders/order-state.ts";
import { isExpired, MAX_QUOTATION_DAYS, validUntil } from "@shop/domain/orders/quotations/quotation.ts";

import type { OrderRow } from "./orders.table.ts";

/** Throws quotation_expired for a quotation whose last day is over; orders pass. */
export function requireValid({ state, validUntil: day }: Pick<OrderRow, "state" | "validUntil">): void {
  if (isQuoted(state) && day !== null && isExpired({ valid_until: day }, Date.now()))
    throw new ApiError("quotation_expired");
}

/** Throws invalid where an order with all its costs comes to more than an amount of money can be, on its papers for example. */
export function requireBounded(
  { total, deliveryCost, paymentFee }: Pick<OrderRow, "total" | "deliveryCost" | "paymentFee">,
  field: string,
): void {
  if (!isBounded(total, storedAmount(deliveryCost ?? "0"), storedAmount(paymentFee)))
    throw new ApiError("invalid", { errors: { [field]: "too_large" } });
}

/** Throws invalid for a last day of a quotation that is more than a year away, or over already where it is a new one. */
export function requireLastDay(
  day: string,
  { isNew, field }: { readonly isNew: boolean; readonly field: string },
): void {
  const now = Date.now();
  if (isNew && isExpired({ valid_until: day }, now))
    throw new ApiError("invalid", { errors: { [field]: "day_over" } });
  if (day > validUntil(now, MAX_QUOTATION_DAYS))
    throw new ApiError("invalid", { errors: { [field]: "day_too_far" } });
}
