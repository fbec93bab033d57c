import { addDays } from "../orders/list/shop-days.ts";

/** The day that is proposed for a closing of the books: the last one of last month, or yesterday where that is closed; null where all that is over is closed. */
export function proposedClosing(closedUntil: string | null, today: string): string | null {
  const days = [addDays(`${today.slice(0, 7)}-01`, -1), addDays(today, -1)];
  return days.find((day) => closedUntil === null || day > closedUntil) ?? null;
}
