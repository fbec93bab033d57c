import { expect, test } from "vitest";

import { commaVotes, plainNumber } from "./sheet-numbers.ts";

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

test("D-32 the notation of a column is found from cells that only one explains", () => {
  expect(commaVotes(["1.234,50", "12,5", "1.234", "7"])).toBe(2);
  expect(commaVotes(["1,234.50", "12.5", "1,234", 12.5])).toBe(-2);
});
