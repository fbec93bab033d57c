import { expect, test } from "vitest";

import {
  type DecimalMark,
  decimalOf,
  noMarks,
  plainNumber,
  type RawCell,
  withCell,
} from "./sheet-numbers.ts";

test.for([
  ["1,234.50", "1234.5"],
  ["1234.50", "1234.5"],
  ["12,345,678", "12345678"],
  ["٢٥٠٫٧٥", "250.75"],
  ["١٬٢٥٠٫٥٠", "1250.5"],
  ["EGP 99.00", "99"],
  ["99 ج.م", "99"],
  ["1 250.00", "1250"],
  ["-3", "-3"],
  ["007", "007"],
] as const)("D-32 %s is a number with a decimal point", ([text, plain]) => {
  expect(plainNumber(text, "point")).toBe(plain);
});

test.for([
  ["1.234,50", "1234.5"],
  ["1234,5", "1234.5"],
  ["1.234", "1234"],
  ["١٬٢٥٠٫٥٠", "1250.5"],
] as const)("D-32 %s is a number with a decimal comma", ([text, plain]) => {
  expect(plainNumber(text, "comma")).toBe(plain);
});

test.for([
  ["1.234,50", "point"],
  ["12,5", "point"],
  ["1,23,456", "point"],
  ["12.50", "comma"],
  ["1,234.50", "comma"],
  ["about 5", "point"],
  ["1e5", "point"],
  ["", "point"],
] as const)("D-32 %s is never misread with the decimal mark %s", ([text, mark]) => {
  expect(plainNumber(text, mark)).toBeNull();
});

test("D-32 a cell that is a number does not depend on the notation of texts", () => {
  expect(plainNumber(0.1 + 0.2, "comma")).toBe("0.3");
  expect(plainNumber(1234.5, "comma")).toBe("1234.5");
  expect(plainNumber(1e21, "point")).toBeNull();
});

test("D-32 digits that only the storage of a number has are not read", () => {
  expect(plainNumber("926.6400000000001", "point")).toBe("926.64");
  expect(plainNumber("926,6400000000001", "comma")).toBe("926.64");
});

const marksOf = (cells: readonly RawCell[]) => cells.reduce(withCell, noMarks);

test("D-32 the notation of a column is found from cells that only one explains", () => {
  expect(marksOf(["1.234,50", "12,5", "1.234", "7"])).toEqual({ point: 0, comma: 2, unclear: "1.234" });
  expect(marksOf(["1,234.50", "12.5", "1,234", 12.5])).toEqual({ point: 2, comma: 0, unclear: "1,234" });
});

test.for([
  [["1.234,50", "12,5", "1.234"], ",", "comma"],
  [["1,234.50", "12.5", "1,234"], ";", "point"],
  [["0.125"], ";", "point"],
  [["1,234,567", "1,234"], ";", "point"],
  [["12.3456"], ";", "point"],
  [["3", "12,00"], ",", "comma"],
  [["3", "400"], ";", "comma"],
  [["3", "400"], ",", "point"],
  [["3", "400"], null, "point"],
  // Three digits behind the only mark are no money: nothing says what they are.
  [["1.234"], ",", null],
  [["1.234", "7"], ";", null],
  [["1,234"], ";", null],
  [["٢٬٥٠٠", "١.٢٣٤"], ",", null],
  // Where cells prove both, those of the other mark are rejected by name; what fits both is asked.
  [["12,50", "12,60", "12.50"], ",", "comma"],
  [["12,50", "12,60", "12.50", "1.234"], ",", null],
  [["12,50", "12.50"], ",", null],
] as const)("D-32 prices %j between '%s' have the decimal mark %s", ([cells, delimiter, mark]) => {
  expect(decimalOf([marksOf(cells)], delimiter)).toBe(mark);
});

test.for([
  ["0.125", "comma"],
  ["0,125", "point"],
] as const)("D-32 %s has no groups, so that the mark %s does not read it", ([text, mark]) => {
  expect(plainNumber(text, mark satisfies DecimalMark)).toBeNull();
});
