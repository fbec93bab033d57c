import {
  type DayRange,
  type FigureDimension,
  figureDimensions,
  type FigurePeriod,
  figurePeriods,
  periodOf,
  rangeOf,
} from "@shop/domain/figures/figures.ts";

/** What the address of the page of figures says. */
interface FigureParams {
  readonly range: DayRange;
  readonly period: FigurePeriod | null;
  readonly by: FigureDimension;
}

const isDay = (text: string): boolean =>
  /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** What the query string says at a moment: `?period=month&by=brand`, or `?from=2026-03-01&to=2026-03-31`; the last 30 days by channel by default. */
export function figureParamsOf(params: URLSearchParams, moment: number): FigureParams {
  const by = figureDimensions.find((one) => one === params.get("by")) ?? "channel";
  const [from, to] = [params.get("from") ?? "", params.get("to") ?? ""];
  if (isDay(from) && isDay(to)) return { range: { from, to }, period: periodOf({ from, to }, moment), by };
  const period = figurePeriods.find((one) => one === params.get("period")) ?? "30_days";
  return { range: rangeOf(period, moment), period, by };
}
