import { expect, test } from "vitest";

import { countryCode, countryCodes, countryName } from "./countries.ts";

test("D-53 every country is found by its code and its names in both languages", () => {
  expect(countryCodes).toHaveLength(249);
  for (const code of countryCodes) {
    const given = [code, code.toLowerCase(), countryName(code, "en"), countryName(code, "ar")];
    expect(given.map(countryCode)).toEqual(given.map(() => code));
  }
});

test.for([
  ["  germany ", "DE"],
  ["U.S.A.", "US"],
  ["المانيا", "DE"],
  ["الامارات", "AE"],
  ["UK", "GB"],
] as const)("D-53 %s is %s", ([text, code]) => expect(countryCode(text)).toBe(code));

test.for(["", "XX", "Atlantis", "EU", "constructor"])("D-53 '%s' is no country", (text) =>
  expect(countryCode(text)).toBeNull(),
);
