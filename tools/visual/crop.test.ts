import { expect, test } from "vitest";

import { cropOf } from "./crop.ts";

const picture = { width: 1280, height: 800 };

test("a small region is enlarged by a whole number, in the middle of what is around it", () => {
  expect(cropOf({ left: 100, top: 200, width: 8, height: 8 }, picture)).toEqual({
    left: 72,
    top: 184,
    width: 64,
    height: 40,
    zoom: 6,
  });
});

test("a region in a corner is shown without what is beyond the picture", () => {
  expect(cropOf({ left: 0, top: 0, width: 8, height: 8 }, picture)).toMatchObject({ left: 0, top: 0 });
  expect(cropOf({ left: 1272, top: 792, width: 8, height: 8 }, picture)).toMatchObject({
    left: 1216,
    top: 760,
  });
});

test("a region as wide as the picture is reduced", () => {
  const { left, width, zoom } = cropOf({ left: 0, top: 0, width: 1280, height: 700 }, picture);
  expect({ left, width }).toEqual({ left: 0, width: 1280 });
  expect(width * zoom).toBe(384);
});

test("a picture smaller than the least crop is shown whole", () => {
  expect(cropOf({ left: 2, top: 2, width: 4, height: 4 }, { width: 40, height: 20 })).toMatchObject({
    left: 0,
    top: 0,
    width: 40,
    height: 20,
  });
});
