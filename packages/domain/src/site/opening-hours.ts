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
