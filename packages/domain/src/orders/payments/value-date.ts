import { shopDayOf } from "../list/shop-days.ts";

/** What decides which days money can have come on. */
export interface ValueDateLimits {
  /** When the order was made, as an ISO time; left out for money of no order. */
  readonly orderedAt?: string;
  /** Today in the shop's time zone. */
  readonly today: string;
  /** The last day on which the books are closed; null where they never were. */
  readonly closedUntil: string | null;
}

/** Why a day is rejected as the day on which money came or went; null where it is valid. */
export function valueDateIssue(
  day: string,
  { orderedAt, today, closedUntil }: ValueDateLimits,
): "in_future" | "before_order" | "books_closed" | null {
  if (day > today) return "in_future";
  if (orderedAt !== undefined && day < shopDayOf(orderedAt)) return "before_order";
  return closedUntil !== null && day <= closedUntil ? "books_closed" : null;
}
