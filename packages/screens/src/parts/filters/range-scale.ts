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
