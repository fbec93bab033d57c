import { expect, test } from "vitest";

import { shortValue } from "./short-value.ts";

test.for([
  ["abc", "abc"],
  [12.5, "12.5"],
  ["  two\r\nlines\tand more ", "two lines and more"],
  ["\u202Eevil\u2069 price\u200F", "evil price"],
  ["x".repeat(40), "x".repeat(40)],
  ["x".repeat(41), `${"x".repeat(40)}…`],
  ["𝒳".repeat(41), `${"𝒳".repeat(40)}…`],
  ["𝒳".repeat(40), "𝒳".repeat(40)],
  [`${"x".repeat(39)} and more`, `${"x".repeat(39)}…`],
] as const)("D-32 a refused value is one short line without marks of direction: %s", ([cell, expected]) => {
  expect(shortValue(cell)).toBe(expected);
});
