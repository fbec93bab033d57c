import { expect, test } from "vitest";

import { isLowPrice } from "./price-words.ts";

test("D-60 words that ask for a low price are known in both languages", () => {
  for (const word of ["cheapest", "رخيص", "ارخص"]) expect(isLowPrice(word)).toBe(true);
  expect(isLowPrice("multimeter")).toBe(false);
});
