import { SHOP_TIME_ZONE } from "../constants.ts";

/** Days of the week, in the order of the Egyptian week. */
export const weekdays = ["sat", "sun", "mon", "tue", "wed", "thu", "fri"] as const;

/** Day of the week. */
export type Weekday = (typeof weekdays)[number];

/** Opening hours of one day, as HH:MM on a 24-hour clock. */
export interface DayHours {
  readonly day: Weekday;
  readonly opens: string;
  readonly closes: string;
}

/** Consecutive days with the same opening hours; `hours` is null where they are closed. */
export interface HoursGroup {
  readonly days: readonly Weekday[];
  readonly hours: Pick<DayHours, "opens" | "closes"> | null;
}

/** Groups consecutive days of a week with the same hours; none where no hours are stated. */
export function groupHours(hours: readonly DayHours[]): HoursGroup[] {
  if (hours.length === 0) return [];
  const groups: { days: Weekday[]; hours: HoursGroup["hours"] }[] = [];
  for (const day of weekdays) {
    const own = hours.find((one) => one.day === day) ?? null;
    const last = groups.at(-1);
    if (last && last.hours?.opens === own?.opens && last.hours?.closes === own?.closes) last.days.push(day);
    else groups.push({ days: [day], hours: own && { opens: own.opens, closes: own.closes } });
  }
  return groups;
}

/** Until when a shop with these hours is open at a moment, as HH:MM in the shop's time zone; null where it is closed. */
export function openUntil(hours: readonly DayHours[], at: Date): string | null {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: SHOP_TIME_ZONE,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((one) => one.type === type)?.value ?? "";
  const time = `${part("hour")}:${part("minute")}`;
  const today = hours.find(({ day }) => day === part("weekday").toLowerCase());
  return today && today.opens <= time && time < today.closes ? today.closes : null;
}
