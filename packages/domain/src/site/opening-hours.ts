import { SHOP_TIME_ZONE } from "../constants.ts";

/** Days of the week, in the order of the Egyptian week. */
export const weekdays = ["sat", "sun", "mon", "tue", "wed", "thu", "fri"] as const;

/** Day of the week. */
export type Weekday = (typeof weekdays)[number];

/** One shift of a day, as HH:MM on a 24-hour clock; one that closes no later than it opens ends on the next day, 00:00 is midnight. */
export interface Shift {
  readonly opens: string;
  readonly closes: string;
}

/** Opening hours of one day; a day with a break has two. */
export interface DayHours extends Shift {
  readonly day: Weekday;
}

/** Consecutive days with the same opening hours; none where they are closed. */
export interface HoursGroup {
  readonly days: readonly Weekday[];
  readonly shifts: readonly Shift[];
}

/** The shifts of a day in their order. */
export const shiftsOf = (hours: readonly DayHours[], day: Weekday): Shift[] =>
  hours
    .filter((one) => one.day === day)
    .map(({ opens, closes }) => ({ opens, closes }))
    .toSorted((one, other) => one.opens.localeCompare(other.opens));

/** Whether a shift ends on the day after it begins. */
export const isOvernight = ({ opens, closes }: Shift): boolean => closes <= opens;

/** Groups consecutive days of a week with the same hours; none where no hours are stated. */
export function groupHours(hours: readonly DayHours[]): HoursGroup[] {
  if (hours.length === 0) return [];
  const groups: { days: Weekday[]; shifts: Shift[] }[] = [];
  const keyOf = (shifts: readonly Shift[]): string =>
    shifts.map(({ opens, closes }) => opens + closes).join();
  for (const day of weekdays) {
    const shifts = shiftsOf(hours, day);
    const last = groups.at(-1);
    if (last && keyOf(last.shifts) === keyOf(shifts)) last.days.push(day);
    else groups.push({ days: [day], shifts });
  }
  return groups;
}

const isWeekday = (text: string): text is Weekday => weekdays.some((day) => day === text);

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
  const today = part("weekday").toLowerCase();
  if (!isWeekday(today)) return null;
  const yesterday = weekdays[(weekdays.indexOf(today) + weekdays.length - 1) % weekdays.length] ?? "fri";
  const open =
    shiftsOf(hours, today).find(
      (shift) => shift.opens <= time && (isOvernight(shift) || time < shift.closes),
    ) ?? shiftsOf(hours, yesterday).find((shift) => isOvernight(shift) && time < shift.closes);
  return open?.closes ?? null;
}
