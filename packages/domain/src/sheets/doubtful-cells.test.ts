import { expect, test } from "vitest";

import { doubtOfCode, errorOfCell, hasRows, isOtherCurrency } from "./doubtful-cells.ts";

test.for([
  ["#N/A", "sheet_error"],
  [" #DIV/0! ", "sheet_error"],
  ["Err:502", "sheet_error"],
  ["#FORMULA =B2*1.2", "formula_without_value"],
  ["#10 screw", null],
  ["N/A", null],
  ["=5V relay", null],
] as const)("D-32 '%s' in a cell is the error %s", ([text, error]) => {
  expect(errorOfCell(text)).toBe(error);
});

test.for([
  ["5-Sep", "code_is_date"],
  ["05-Nov-2026", "code_is_date"],
  ["Mar-01", "code_is_date"],
  ["2026-09-05", "code_is_date"],
  ["8.00188E+12", "code_is_shortened"],
  ["8,00188E+12", "code_is_shortened"],
  ["1E5", null],
  ["2SC-1815", null],
  ["MAX-232", null],
  ["1N4148", null],
] as const)("D-32 '%s' as a part number is doubtful: %s", ([text, doubt]) => {
  expect(doubtOfCode(text)).toBe(doubt);
});

test("D-32 rows that a quotation mark has taken into a cell are found", () => {
  expect(hasRows("F-1,Fuse,5\nF-2,Relay,6\nF-3", 3)).toBe(true);
  expect(hasRows("F-1;5;1\r\nF-2;6;1\r\nF-3", 3)).toBe(true);
  expect(hasRows("Reads volts, amps\nand ohms, too\nin the dark", 3)).toBe(false);
  expect(hasRows("One, two\nthree, four\nfive", 2)).toBe(false);
  expect(hasRows("A,B,C", 3)).toBe(false);
});

test.for([
  ["$1.20", true],
  ["Cost USD", true],
  ["unit cost (EUR)", true],
  ["السعر بالدولار", true],
  ["12.50", false],
  ["Cost", false],
  ["12.50 EG", false],
  ["USDA number", false],
] as const)("D-139 '%s' names another currency: %s", ([text, isOther]) => {
  expect(isOtherCurrency(text)).toBe(isOther);
});
