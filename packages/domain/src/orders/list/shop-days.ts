import { SHOP_TIME_ZONE } from "../../constants.ts";

// The Canadian format of a day is that of ISO 8601.
const dayFormat = new Intl.DateTimeFormat("en-CA", {
  timeZone: SHOP_TIME_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of a moment in the shop's time zone, as '2026-03-02'. */
export const shopDayOf = (moment: string | number): string => dayFormat.format(new Date(moment));

/** The day that lies some days after another; before it where the number is negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Some days in the shop's time zone up to that of a moment, the earliest first. */
export function lastShopDays(moment: string | number, count: number): string[] {
  // Counted in UTC, where each day has 24 hours; the shop's days have 23 or 25 when summer time changes.
  const last = shopDayOf(moment);
  return Array.from({ length: count }, (_, at) => addDays(last, at + 1 - count));
}
