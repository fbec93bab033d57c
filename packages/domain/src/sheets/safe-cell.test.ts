import { expect, test } from "vitest";

import { protectedCell, unprotectedCell } from "./safe-cell.ts";

test.for([
  '=HYPERLINK("http://x")',
  "+10V",
  "-5 V regulator",
  "@cmd",
  '＝HYPERLINK("http://x")',
  "＋10V",
  "－5 V",
  "＠cmd",
  "0402",
  "000123",
  "6221234567890",
  "1E5",
  "'quoted",
  "''",
])("D-32 %s is protected in a CSV file, and read back as it was", (text) => {
  expect(protectedCell(text)).toBe(`'${text}`);
  expect(unprotectedCell(protectedCell(text))).toBe(text);
});

test.for(["4001", "0850BM14E0016", "π120U30", "10% µF", "", "0"])("D-32 %s needs no protection", (text) => {
  expect(protectedCell(text)).toBe(text);
  expect(unprotectedCell(text)).toBe(text);
});

test("D-32 an apostrophe that protects nothing is part of the text", () => {
  expect(unprotectedCell("'tis")).toBe("'tis");
});
