import * as fc from "fast-check";
import { expect, test } from "vitest";

import { nearestStep, valueAt } from "./range-scale.ts";

const bounds = fc
  .tuple(fc.double({ min: 1e-12, max: 1e9, noNaN: true }), fc.double({ min: 1.001, max: 1e9, noNaN: true }))
  .map(([min, times]) => [min, min * times] as const);

test("D-91 steps of a slider rise with their values, within the bounds, which are exact", () => {
  fc.assert(
    fc.property(bounds, fc.integer({ min: 0, max: 99 }), (range, step) => {
      const [min, max] = range;
      expect(valueAt(0, range)).toBe(min);
      expect(valueAt(100, range)).toBe(max);
      const [one, next] = [valueAt(step, range), valueAt(step + 1, range)];
      expect(one).toBeGreaterThanOrEqual(min);
      expect(next).toBeLessThanOrEqual(max);
      expect(nearestStep(one, range)).toBeLessThanOrEqual(nearestStep(next, range));
    }),
  );
});

test("D-91 a value that is one step away from an end is not the end", () => {
  expect(nearestStep(4700, [1, 1e6])).toBe(61);
  expect(valueAt(61, [1, 1e6])).toBe(4600);
  expect(nearestStep(5, [0, 10])).toBe(50);
});
