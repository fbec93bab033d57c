import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { contrast, hexOf } from "./contrast.ts";

test("black on white is 21 in either order, a colour on itself 1", () => {
  expect(contrast("rgb(0, 0, 0)", "rgb(255, 255, 255)")).toBeCloseTo(21, 5);
  expect(contrast("rgb(255, 255, 255)", "rgb(0, 0, 0)")).toBeCloseTo(21, 5);
  expect(contrast("rgb(9, 90, 200)", "rgb(9, 90, 200)")).toBe(1);
});

test("the lightest grey that passes on white", () => {
  expect(contrast("rgb(118, 118, 118)", "rgb(255, 255, 255)")).toBeCloseTo(4.54, 2);
});

test("a translucent colour is rejected", () => {
  expect(() => contrast("rgba(0, 0, 0, 0.5)", "rgb(255, 255, 255)")).toThrow("no opaque colour");
});

test("a computed colour is formatted as hex", () => {
  expect(hexOf("rgb(255, 196, 20)")).toBe("#ffc414");
  expect(hexOf("rgb(0, 9, 10)")).toBe("#00090a");
});

/** A hex colour as a computed one. */
const rgbOf = (hex: string): string =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(", ")})`;

test("muted text has AAA contrast on every ground, in both themes", () => {
  const tokens = readFileSync(new URL("../tokens.css", import.meta.url), "utf8");
  /** The light and the dark value of a token. */
  const valuesOf = (name: string): string[] => {
    const [, light = "", dark = ""] =
      new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens) ?? [];
    return [rgbOf(light), rgbOf(dark)];
  };
  const muted = valuesOf("muted");
  const ratios = ["background", "surface", "sunken"].flatMap((ground) =>
    valuesOf(ground).map((colour, theme) => contrast(muted[theme] ?? "", colour)),
  );
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(7);
});
