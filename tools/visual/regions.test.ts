import { expect, test } from "vitest";

import { findRegions, largestRegions } from "./regions.ts";

const among = (...points: readonly (readonly [number, number])[]) => {
  const keys = new Set(points.map(([x, y]) => `${x} ${y}`));
  return (x: number, y: number): boolean => keys.has(`${x} ${y}`);
};

const pixel = (left: number, top: number) => ({ left, top, width: 1, height: 1, count: 1 });

test("pixels near each other are one region, which ends with its outermost pixels", () => {
  expect(findRegions(200, 200, among([20, 20], [44, 21], [30, 47]))).toEqual([
    { left: 20, top: 20, width: 25, height: 28, count: 3 },
  ]);
});

test("pixels far from each other are regions of their own, from top to bottom", () => {
  expect(findRegions(200, 200, among([150, 160], [10, 20], [160, 20]))).toEqual([
    pixel(10, 20),
    pixel(160, 20),
    pixel(150, 160),
  ]);
});

test("the end of a row and the begin of the next are not near each other", () => {
  expect(findRegions(160, 160, among([159, 8], [0, 24]))).toEqual([pixel(159, 8), pixel(0, 24)]);
});

test("a picture that differs everywhere is one region", () => {
  expect(findRegions(300, 200, () => true)).toEqual([
    { left: 0, top: 0, width: 300, height: 200, count: 60_000 },
  ]);
});

test("of many regions those of most pixels are shown, in their order", () => {
  const regions = findRegions(
    500,
    100,
    among([10, 10], [100, 10], [101, 10], [200, 10], [300, 10], [301, 10]),
  );
  expect(largestRegions(regions, 2).map(({ left }) => left)).toEqual([100, 300]);
  expect(largestRegions(regions, 9)).toEqual(regions);
});
