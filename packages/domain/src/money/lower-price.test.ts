import { expect, test } from "vitest";

import { isLower, percentOff } from "./lower-price.ts";

test("D-103 percent off is that of the offer, also where its price was rounded", () => {
  expect(percentOff("80.00", "100.00")).toBe(20);
  expect(percentOff("66.67", "100.00")).toBe(33);
  expect(percentOff("99.99", "100.00")).toBe(0);
  expect(percentOff("100.00", "100.00")).toBe(0);
  // 10 % of 1.75 is 1.575, rounded to 1.58.
  expect(percentOff("1.58", "1.75")).toBe(10);
  expect(percentOff("0.01", "100.00")).toBe(99);
});

test("D-103 a price is lower than another in any notation", () => {
  expect(isLower("99.99", "100")).toBe(true);
  expect(isLower("100.00", "100")).toBe(false);
  expect(isLower("100.01", "100")).toBe(false);
});
