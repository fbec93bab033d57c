import { divideHalfUp } from "../money/divide-half-up.ts";
import { fromMinorUnits, minorOf } from "../money/money.ts";
import { addDays, shopDayOf } from "../orders/list/shop-days.ts";

/** What sales are broken down by. */
export const figureDimensions = [
  "channel",
  "branch",
  "place",
  "category",
  "brand",
  "product",
  "person",
] as const;

/** What sales are broken down by. */
export type FigureDimension = (typeof figureDimensions)[number];

/** Dimensions of the lines of orders; the others are those of whole orders. */
const lineDimensions = ["category", "brand", "product"] as const satisfies readonly FigureDimension[];

/** A dimension of the lines of orders. */
export type LineDimension = (typeof lineDimensions)[number];

/** Whether a dimension is one of lines: an order may then count in several rows. */
export const isOfLines = (dimension: FigureDimension): dimension is LineDimension =>
  lineDimensions.some((one) => one === dimension);

/** Periods that are chosen by one command. */
export const figurePeriods = ["today", "7_days", "30_days", "month", "last_month", "year"] as const;

/** A period that is chosen by one command. */
export type FigurePeriod = (typeof figurePeriods)[number];

/** Some days in the shop's time zone, the last one included, as '2026-03-02'. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Days of a period at most: three years. */
const MAX_FIGURE_DAYS = 1100;
/** Days of a period of which each is a step; a longer one has a step for each month. */
const MAX_DAILY = 92;
/** Rows of a breakdown at most; what follows is summed up. */
export const MAX_FIGURE_ROWS = 50;

const DAY_MS = 24 * 60 * 60 * 1000;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** How many days a period has. */
export const daysOf = ({ from, to }: DayRange): number => (timeOf(to) - timeOf(from)) / DAY_MS + 1;

/** Whether days are a period: it ends when it begins or later, and has at most {@link MAX_FIGURE_DAYS} days. */
export const isFigureRange = (range: DayRange): boolean =>
  range.from <= range.to && daysOf(range) <= MAX_FIGURE_DAYS;

/** The days of a period on the day of a moment, with which it ends; last month ends with its own last day. */
export function rangeOf(period: FigurePeriod, moment: string | number): DayRange {
  const today = shopDayOf(moment);
  const month = `${today.slice(0, 7)}-01`;
  const lastOfMonth = addDays(month, -1);
  const ranges: Readonly<Record<FigurePeriod, DayRange>> = {
    today: { from: today, to: today },
    "7_days": { from: addDays(today, -6), to: today },
    "30_days": { from: addDays(today, -29), to: today },
    month: { from: month, to: today },
    last_month: { from: `${lastOfMonth.slice(0, 7)}-01`, to: lastOfMonth },
    year: { from: `${today.slice(0, 4)}-01-01`, to: today },
  };
  return ranges[period];
}

/** The period that has these days on the day of a moment; null for others. */
export const periodOf = (range: DayRange, moment: string | number): FigurePeriod | null =>
  figurePeriods.find((period) => {
    const { from, to } = rangeOf(period, moment);
    return from === range.from && to === range.to;
  }) ?? null;

/** The same day some months earlier, or the last of that month; the last day of a month stays one. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastOf = (monthsOn: number): number =>
    new Date(Date.UTC(year, month - 1 + monthsOn + 1, 0)).getUTCDate();
  const last = lastOf(-months);
  return dayOf(Date.UTC(year, month - 1 - months, date === lastOf(0) ? last : Math.min(date, last)));
}

/**
 * The days that a period is compared with: for one that begins with a year or a month and stays in it the same days of the one before, for others
 * as many days just before.
 */
export function rangeBefore({ from, to }: DayRange): DayRange {
  const months = from.endsWith("-01-01") && from.slice(0, 4) === to.slice(0, 4) ? 12 : 1;
  if (from.endsWith("-01") && (months === 12 || from.slice(0, 7) === to.slice(0, 7)))
    return { from: monthsBefore(from, months), to: monthsBefore(to, months) };
  return { from: addDays(from, -daysOf({ from, to })), to: addDays(from, -1) };
}

/** The days, or for a long period the months, of a period, each with its first and last day within it. */
export function stepsOf({ from, to }: DayRange): DayRange[] {
  const steps: DayRange[] = [];
  const isDaily = daysOf({ from, to }) <= MAX_DAILY;
  for (let first = from; first <= to;) {
    const [year = 0, month = 1] = first.split("-").map(Number);
    const last = isDaily ? first : dayOf(Date.UTC(year, month, 0));
    steps.push({ from: first, to: last < to ? last : to });
    first = addDays(last, 1);
  }
  return steps;
}

/** What an order brings on average, rounded to the smallest unit; '0.00' without orders. */
export const averageOf = (sales: string, orders: number): string =>
  orders === 0 ? "0.00" : fromMinorUnits(divideHalfUp(minorOf(sales), BigInt(orders)));

/** The change from an amount to another in percent, rounded; null where there was nothing before, or less: no percentage states how far that is. */
export function changeInPercent(now: string, before: string): number | null {
  const [after, was] = [Number(now), Number(before)];
  return was > 0 ? Math.round(((after - was) / was) * 100) : null;
}

/** The share of a part in a sum in percent, not rounded; below 0 for a part of which more came back than was sold, null where the sum is not above 0. */
export const shareInPercent = (part: string, sum: string): number | null =>
  Number(sum) > 0 ? (Number(part) / Number(sum)) * 100 : null;
