import { expect, test } from "vitest";

import { barHeights, largestOf } from "./bar-heights.ts";

test("D-11 D-19 bars are as high as their share of the highest, without rounding the amounts", () => {
  expect(barHeights(["0.00", "0.01", "500.00", "1000.00"])).toEqual([0, 10, 500, 1000]);
  expect(barHeights(["90071992547409930.00", "180143985094819860.00"])).toEqual([500, 1000]);
});

test("D-11 days without sales have no bars", () => {
  expect(barHeights(["0.00", "0.00"])).toEqual([0, 0]);
  expect(barHeights([])).toEqual([]);
});

test("D-11 the largest amount is found, whatever its length", () => {
  expect(largestOf(["9.00", "10.00", "2.00"])).toBe("10.00");
  expect(largestOf([])).toBe("0.00");
});
