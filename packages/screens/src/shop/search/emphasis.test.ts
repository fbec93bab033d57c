import { expect, test } from "vitest";

import { nameInPieces, partNumberInPieces } from "./emphasis.ts";

const hits = (pieces: { readonly text: string; readonly hit: boolean }[]) =>
  pieces.filter(({ hit }) => hit).map(({ text }) => text);

test("SEARCH-2 words of a name match whatever their case and order", () => {
  const pieces = nameInPieces("Digital Multimeter K45", "k45 multi");
  expect(hits(pieces)).toEqual(["Multi", "K45"]);
  expect(pieces.map(({ text }) => text).join("")).toBe("Digital Multimeter K45");
});

test("Arabic letter forms and marks do not matter", () => {
  expect(hits(nameInPieces("حسّاس المسافة", "حساس المسافه"))).toEqual(["حسّاس", "المسافة"]);
});

test("Ω is found by ohm, and the letters around it stay", () => {
  const pieces = nameInPieces("4.7 kΩ resistor", "ohm");
  expect(hits(pieces)).toEqual(["Ω"]);
  expect(pieces.map(({ text }) => text).join("")).toBe("4.7 kΩ resistor");
});

test("separators of a part number do not matter", () => {
  expect(hits(partNumberInPieces("AP131-30", "ap 13130"))).toEqual(["AP131-30"]);
  expect(hits(partNumberInPieces("AP131-30", ""))).toEqual([]);
});

test("nothing matches nothing", () => {
  expect(nameInPieces("", "x")).toEqual([]);
  expect(hits(nameInPieces("Any name", "  "))).toEqual([]);
});
