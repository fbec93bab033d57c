import { describe, expect, test } from "vitest";

import { asciiDigits, foldedWords, foldPartNumber, foldText, withoutArticle } from "./folding.ts";

describe("API-4 text folded for search", () => {
  test.for([
    ["Digital MULTIMETER", "digital multimeter"],
    ["Café", "cafe"],
    ["أحمد إبراهيم آلات ٱلكتاب", "احمد ابراهيم الات الكتاب"],
    ["مقاومة", "مقاومه"],
    ["مقاومه", "مقاومه"],
    ["مستوى", "مستوي"],
    ["مؤشر مائي", "موشر مايي"],
    ["مُقَاوَمَة", "مقاومه"],
    ["مـقـاومة", "مقاومه"],
    ["٣٫٣ فولت", "3 3 فولت"],
    ["۱۲۳", "123"],
    ["10 kΩ", "10 k ohm"],
    ["10 k\u2126", "10 k ohm"],
    ["100 µF", "100 uf"],
    ["100 μF", "100 uf"],
    ["1000 \u039CF", "1000 uf"],
    ["±5 %, (SMD)", "5 smd"],
    ["  ", ""],
    ["²", "2"],
  ] as const)("API-4 '%s' becomes '%s'", ([text, folded]) => {
    expect(foldText(text)).toBe(folded);
  });

  test("API-4 folding is idempotent", () => {
    for (const text of ["10 kΩ ±5%", "مُقَاوَمَة", "AP131-30"]) {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }
  });

  test("API-4 part numbers match regardless of separators", () => {
    expect(foldPartNumber("AP131-30")).toBe("ap13130");
    expect(foldPartNumber("ap 131/30")).toBe("ap13130");
  });

  test("API-4 the words of a text", () => {
    expect(foldedWords("UT-61E, true RMS")).toEqual(["ut", "61e", "true", "rms"]);
    expect(foldedWords(" – ")).toEqual([]);
  });

  test("API-4 the Arabic article is removed if enough letters remain", () => {
    expect(withoutArticle("المقاومه")).toBe("مقاومه");
    expect(withoutArticle("الف")).toBe("الف");
    expect(withoutArticle("حساس")).toBe("حساس");
  });

  test("Arabic and Persian digits become ASCII, and nothing else changes", () => {
    expect(asciiDigits("٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ abc")).toBe("0123456789 0123456789 abc");
  });
});
