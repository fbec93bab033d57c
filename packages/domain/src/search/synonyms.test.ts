import { expect, test } from "vitest";

import { foldedWords } from "./folding.ts";
import { sharesSynonym, Synonyms, synonymsIn } from "./synonyms.ts";

const groups = new Synonyms(["multimeter, avometer, أفوميتر", "power supply, PSU, باور سبلاي", "power, طاقة"]);
const match = (text: string, at = 0) => groups.matchAt(text.split(" ").map(foldedWords), at);

test("D-61 a group is read with commas of both languages and line breaks, each word once", () => {
  expect(synonymsIn(" AVO  meter،أفوميتر,\nافوميتر ; avo-meter, %,")).toEqual(["AVO meter", "أفوميتر"]);
});

test.for([
  ["avometer", { count: 1, others: ["multimeter", "أفوميتر"] }],
  ["Avometers", { count: 1, others: ["multimeter", "أفوميتر"] }],
  ["الأفوميتر", { count: 1, others: ["multimeter", "avometer"] }],
  ["Power-Supply 12V", { count: 1, others: ["PSU", "باور سبلاي"] }],
  ["power supply", { count: 2, others: ["PSU", "باور سبلاي"] }],
  ["power bank", { count: 1, others: ["طاقة"] }],
  ["bank", null],
  ["supply power", null],
] as const)("D-61 '%s' is looked up by its longest words", ([text, expected]) => {
  expect(match(text)).toEqual(expected);
});

test("D-61 a phrase is found inside a search", () => {
  expect(match("bench power supply", 1)).toEqual({ count: 2, others: ["PSU", "باور سبلاي"] });
});

test("D-61 groups share a word whatever its letter forms are", () => {
  expect(sharesSynonym("a, Avometer", "AVOMETER, b")).toBe(true);
  expect(sharesSynonym("افوميتر, x", "أفوميتر, y")).toBe(true);
  expect(sharesSynonym("power supply, x", "power, y")).toBe(false);
});
