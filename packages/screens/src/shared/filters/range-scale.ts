import { parseValue } from "@shop/domain/specifications/parse-value.ts";
import type { UnitName } from "@shop/domain/specifications/units.ts";
import { RANGE_STEPS } from "@shop/ui/range-slider.tsx";

/** Ranges over more than so many times their lower end have a logarithmic scale. */
const MANY_TIMES = 50;

type Bounds = readonly [min: number, max: number];

const isLogarithmic = ([min, max]: Bounds): boolean => min > 0 && max / min > MANY_TIMES;

/** Two digits are as exact as a thumb; the ends are exact. */
const rounded = (value: number): number => Number(value.toPrecision(2));

/** The value at a step of a slider. */
export function valueAt(step: number, bounds: Bounds): number {
  const [min, max] = bounds;
  if (step <= 0) return min;
  if (step >= RANGE_STEPS) return max;
  const share = step / RANGE_STEPS;
  const value = isLogarithmic(bounds) ? min * (max / min) ** share : min + (max - min) * share;
  return Math.min(max, Math.max(min, rounded(value)));
}

/** The step of a slider that is nearest to a value. */
export function nearestStep(value: number, bounds: Bounds): number {
  const [min, max] = bounds;
  if (value <= min || max <= min) return 0;
  if (value >= max) return RANGE_STEPS;
  const share = isLogarithmic(bounds)
    ? Math.log(value / min) / Math.log(max / min)
    : (value - min) / (max - min);
  return Math.round(share * RANGE_STEPS);
}

/** The number of a bound in its unit without a prefix; undefined where it is open or cannot be read. */
export const numberOf = (text: string, unit: UnitName): number | undefined => {
  const { value } = parseValue(text, unit);
  return value ? (value.typical ?? value.min ?? value.max ?? undefined) : undefined;
};
