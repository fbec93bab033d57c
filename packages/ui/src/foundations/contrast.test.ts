import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { graphicPairs, textPairs } from "./colour-pairs.ts";
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

const cssOf = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

/** Light and dark values of the tokens of a file, by name. */
const valuesIn = (css: string): Record<string, readonly [light: string, dark: string]> =>
  Object.fromEntries(
    Array.from(
      css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g),
      ([, name = "", light = "", dark = ""]) => [name, [rgbOf(light), rgbOf(dark)]],
    ),
  );

const shop = valuesIn(cssOf("tokens.css"));
const brands = { shop, "second brand": { ...shop, ...valuesIn(cssOf("brand.css")) } };

/** Contrasts of a pair, light and dark. */
const ratiosOf = (tokens: typeof shop, front: string, ground: string): number[] =>
  [0, 1].map((theme) => contrast(tokens[front]?.[theme] ?? "", tokens[ground]?.[theme] ?? ""));

describe.each(Object.entries(brands))("%s", (_name, tokens) => {
  test("muted text has AAA contrast on every ground, in both themes", () => {
    const ratios = ["background", "surface", "sunken"].flatMap((ground) => ratiosOf(tokens, "muted", ground));
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(7);
  });

  test.each([
    { kind: "text", pairs: textPairs, needed: 4.5 },
    { kind: "edges, icons and focus", pairs: graphicPairs, needed: 3 },
  ])("$kind: at least $needed, in both themes", ({ pairs, needed }) => {
    const low = pairs
      .map(({ front, ground }) => ({ front, ground, ratio: Math.min(...ratiosOf(tokens, front, ground)) }))
      .filter(({ ratio }) => ratio < needed);
    expect(low).toEqual([]);
  });
});

/** Names of the declarations of a style sheet. */
const declaredIn = (css: string): string[] =>
  Array.from(css.matchAll(/^ +(--[\w-]+|[a-z-]+):/gm), ([, name = ""]) => name);

test("a brand sets tokens of the shop, and nothing else", () => {
  const tokens = new Set(declaredIn(cssOf("tokens.css")).filter((name) => name.startsWith("--")));
  expect(declaredIn(cssOf("brand.css")).filter((name) => !tokens.has(name))).toEqual([]);
});
