import { expect, test } from "vitest";

import { contrast } from "./contrast.ts";

test("black on white is 21, a colour on itself 1, whichever comes first", () => {
  expect(contrast("rgb(0, 0, 0)", "rgb(255, 255, 255)")).toBeCloseTo(21, 5);
  expect(contrast("rgb(255, 255, 255)", "rgb(0, 0, 0)")).toBeCloseTo(21, 5);
  expect(contrast("rgb(9, 90, 200)", "rgb(9, 90, 200)")).toBe(1);
});

test("the grey that just passes on white", () => {
  expect(contrast("rgb(118, 118, 118)", "rgb(255, 255, 255)")).toBeCloseTo(4.54, 2);
});

test("a colour that shines through has no contrast of its own", () => {
  expect(() => contrast("rgba(0, 0, 0, 0.5)", "rgb(255, 255, 255)")).toThrow("no opaque colour");
});
