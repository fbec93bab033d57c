import { describe, expect, test } from "vitest";

import { FOLDED_LETTERS, foldOrderedPart, foldOrderText, readOrderSearch } from "./order-search.ts";

test("D-33 letters that people write in several ways are folded, signs stay", () => {
  expect(foldOrderText("أحمد إبراهيم آدم، مُنى، جمعة")).toBe("احمد ابراهيم ادم، مني، جمعه");
  expect(foldOrderText("Mona_50%")).toBe("mona_50%");
  expect(foldOrderText("٣۴")).toBe("34");
  expect(foldOrderedPart("OW-18 B_2")).toBe("ow18b2");
});

test("D-33 letters without a counterpart stand last, so that SQL's translate removes them", () => {
  const { from, to } = FOLDED_LETTERS;
  expect(foldOrderText(from)).toBe(to);
  expect(foldOrderText(from.slice(to.length))).toBe("");
});

describe("D-33 a search text", () => {
  test("has no form where it is empty", () => {
    expect(readOrderSearch(" \0\n")).toBeNull();
  });

  test.for([
    ["3cdf-ghj6", "3CDFGHJ6"],
    ["3cdf ghj6", "3CDFGHJ6"],
    ["GHJ6", "GHJ6"],
    ["3cdf-ghj67", ""],
    ["f_t", ""],
    ["mona", ""],
  ] as const)("'%s' is part of the number '%s'", ([text, number]) => {
    expect(readOrderSearch(text)?.number).toBe(number);
  });

  test.for([
    ["01012345678", "1012345678"],
    ["+20 (10) 1234-5678", "1012345678"],
    ["0020 101 234 5678", "1012345678"],
    ["201012345678", "1012345678"],
    ["+971 50 123 4567", "501234567"],
    ["٠١٠١٢٣٤٥٦٧٨", "1012345678"],
    ["\u200e+201012345678\u200f", "1012345678"],
    ["5678", "5678"],
    ["20123", "20123"],
    ["12", ""],
    ["K45", ""],
    ["+", ""],
  ] as const)("'%s' is part of the phone '%s'", ([text, phone]) => {
    expect(readOrderSearch(text)?.phone).toBe(phone);
  });

  test("has at most eight words", () => {
    expect(readOrderSearch("Mona  ADEL")?.words).toEqual(["mona", "adel"]);
    expect(readOrderSearch("a ".repeat(90))?.words).toHaveLength(8);
  });
});
