import { expect, test } from "vitest";

import { atRate, isRate, normalizeRate } from "./exchange-rate.ts";

test.for([
  ["12.5", "48.37", "604.63"],
  ["0.0123", "50", "0.62"],
  ["1", "1", "1.00"],
  ["0", "50.25", "0.00"],
  ["0.01", "0.5", "0.01"],
  ["0.009", "0.5", "0.00"],
  ["9999999999.99", "999999.999999", "9999999999980000.00"],
] as const)("D-139 %s at a rate of %s are %s", ([amount, rate, expected]) => {
  expect(atRate(amount, rate)).toBe(expected);
});

test.for(["48.37", "٤٨٫٣٧", " \u200F48.37 "])("D-139 '%s' is a rate", (text) => {
  expect(normalizeRate(text)).toBe("48.37");
  expect(isRate(normalizeRate(text))).toBe(true);
});

test.for(["", "0", "0.00", "-1", "1e3", "4,8", "0.1234567", "1234567"])("D-139 '%s' is no rate", (text) => {
  expect(isRate(normalizeRate(text))).toBe(false);
});
