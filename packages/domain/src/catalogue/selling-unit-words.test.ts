import { expect, test } from "vitest";

import { readSellingUnit, sellingUnitWords } from "./selling-unit-words.ts";
import { sellingUnits } from "./selling-unit.ts";

test("D-120 sheets name each unit in both languages, and imports read them", () => {
  for (const words of Object.values(sellingUnitWords)) {
    expect(sellingUnits.map((unit) => readSellingUnit(words[unit]))).toEqual(sellingUnits);
  }
});

test.each([
  ["Pcs.", "piece"],
  ["BAG", "pack"],
  ["علبه", "pack"],
  ["m", "metre"],
  ["crate", null],
  ["", null],
])("D-120 %j is %j", (text, unit) => {
  expect(readSellingUnit(text)).toBe(unit);
});
