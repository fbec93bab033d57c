import { expect, test } from "vitest";

import { readPriceWords } from "./price-words.ts";

test("D-60 words that ask for a low price are split off, in both languages", () => {
  expect(readPriceWords("Cheapest multimeter")).toEqual({ words: "Cheapest", rest: "multimeter" });
  expect(readPriceWords("ملتيميتر رخيص")).toEqual({ words: "رخيص", rest: "ملتيميتر" });
  expect(readPriceWords("أرخص كاوية لحام")).toEqual({ words: "أرخص", rest: "كاوية لحام" });
});

test("D-60 such a word alone, and a search without one, stay as they are", () => {
  expect(readPriceWords("cheap")).toBeNull();
  expect(readPriceWords("multimeter")).toBeNull();
});
