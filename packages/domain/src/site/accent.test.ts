import * as fc from "fast-check";
import { expect, test } from "vitest";

import {
  accentColours,
  accentStyles,
  contrastOf,
  DEFAULT_ACCENT,
  isVisibleAccent,
  LEAST_TEXT,
} from "./accent.ts";

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("D-150 contrast is that of WCAG 2", () => {
  expect(contrastOf("#000000", "#ffffff")).toBe(21);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrastOf("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
});

test("D-150 text is readable on every accent, at rest and under a pointer, in both themes", () => {
  fc.assert(
    fc.property(hex, (accent) => {
      for (const { signal, strong, ink, contrast } of Object.values(accentColours(accent))) {
        expect(contrastOf(signal, ink)).toBeGreaterThanOrEqual(LEAST_TEXT);
        expect(contrastOf(strong, ink)).toBeGreaterThanOrEqual(LEAST_TEXT);
        expect(contrast).toBeGreaterThanOrEqual(LEAST_TEXT);
      }
    }),
  );
});

test("D-150 an accent that is as light as the page is not taken, dark ones are lightened in the dark theme", () => {
  expect(isVisibleAccent("#fefefe")).toBe(false);
  expect(isVisibleAccent(DEFAULT_ACCENT)).toBe(true);
  expect(isVisibleAccent("#0b3d91")).toBe(true);
  const { light, dark } = accentColours("#0B3D91");
  expect(light.signal).toBe("#0b3d91");
  expect(light.ink).toBe("#ffffff");
  expect(contrastOf(dark.signal, "#15171a")).toBeGreaterThanOrEqual(3);
});

test("D-150 an accent replaces the tokens of both themes, none leaves the own ones", () => {
  expect(accentStyles("")).toBe("");
  const { dark } = accentColours("#0b3d91");
  const styles = accentStyles("#0b3d91");
  expect(styles).toMatch(/^:root\{--signal:#0b3d91;--signal-strong:#[0-9a-f]{6};--signal-ink:#ffffff\}/);
  expect(styles.split(`{--signal:${dark.signal};`)).toHaveLength(3);
});
