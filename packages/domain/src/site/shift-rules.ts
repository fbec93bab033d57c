import { type DayHours, isOvernight, type Shift, shiftsOf, weekdays } from "./opening-hours.ts";

/** Shifts of one day at most. */
export const MAX_SHIFTS = 2;
/** When a shift that ends on the next day has to end: what closes later is more likely a mistake. */
const LATEST_END = "06:00";

/** Whether a shift can be meant: it ends on its day, or in the night after it; 00:00 to 00:00 is the whole day. */
export const isShift = (shift: Shift): boolean =>
  !isOvernight(shift) ||
  (shift.closes <= LATEST_END && (shift.closes < shift.opens || shift.opens === "00:00"));

/** Whether two shifts of a week are at one time: a night reaches into the next day. */
export function haveOverlap(hours: readonly DayHours[]): boolean {
  return weekdays.some((day, at) => {
    const shifts = shiftsOf(hours, day);
    const last = shifts.at(-1);
    const [next] = shiftsOf(hours, weekdays[(at + 1) % weekdays.length] ?? "sat");
    const isInNextDay = last !== undefined && next !== undefined && isOvernight(last);
    return (
      shifts.some((one, index) => {
        const before = shifts[index - 1];
        return before !== undefined && (isOvernight(before) || one.opens < before.closes);
      }) ||
      (isInNextDay && next.opens < last.closes)
    );
  });
}
