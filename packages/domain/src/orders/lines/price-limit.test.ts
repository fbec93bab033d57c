import { expect, test } from "vitest";

import { isWithinLimit } from "./price-limit.ts";

test.each([
  ["1450.00", 0, true],
  ["1449.99", 0, false],
  ["1450.01", 100, false],
  ["1305.00", 10, true],
  ["1304.99", 10, false],
  ["0.00", 100, true],
])("D-147 %s of 1450.00 with a limit of %i %%: %s", (given, percent, expected) => {
  expect(isWithinLimit(given, "1450.00", percent)).toBe(expected);
});

test("D-147 a discount of the limit is allowed however it is rounded", () => {
  expect(isWithinLimit("0.13", "0.15", 10)).toBe(true);
  expect(isWithinLimit("0.12", "0.15", 10)).toBe(false);
});

test("D-147 what the shop has no price for stays without one", () => {
  expect(isWithinLimit("0.00", "0.00", 10)).toBe(true);
  expect(isWithinLimit("5.00", "0.00", 10)).toBe(false);
});
