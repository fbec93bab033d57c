import { expect, test } from "vitest";

import { isBounded, MAX_AMOUNT } from "./money-bounds.ts";
import { minorOf, toMinorUnits } from "./money.ts";

test("D-20 the largest amount is one that a price can be, and one more is refused", () => {
  expect(isBounded(MAX_AMOUNT)).toBe(true);
  expect(isBounded(MAX_AMOUNT, "0.01")).toBe(false);
  expect(toMinorUnits(MAX_AMOUNT)).toBe(999_999_999_999n);
});

test("D-20 an amount that was summed is read whatever its length, and nothing else is read as zero", () => {
  expect(minorOf("19999999999.98")).toBe(1_999_999_999_998n);
  expect(minorOf("-0.05")).toBe(-5n);
  for (const text of ["", "1", "1.5", "x", "1,50"]) expect(() => minorOf(text)).toThrow("amount");
});
