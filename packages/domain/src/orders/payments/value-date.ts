import { shopDayOf } from "../list/shop-days.ts";

/** What decides which days the money of an order can have come on. */
export interface ValueDateLimits {
  /** When the order was made, as an ISO time. */
  readonly orderedAt: string;
  /** Today in the shop's time zone. */
  readonly today: string;
  /** The last day on which the books are closed; null where they never were. */
  readonly closedUntil: string | null;
}

/** Why a day is rejected as the value date of a payment of an order; null where it is valid. */
export function valueDateIssue(
  day: string,
  { orderedAt, today, closedUntil }: ValueDateLimits,
): "in_future" | "before_order" | "books_closed" | null {
  if (day > today) return "in_future";
  if (day < shopDayOf(orderedAt)) return "before_order";
  return closedUntil !== null && day <= closedUntil ? "books_closed" : null;
}
