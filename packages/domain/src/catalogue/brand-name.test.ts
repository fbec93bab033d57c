import { expect, test } from "vitest";

import { brandKey, spellingsOf } from "./brand-name.ts";

test("D-97 a brand is one whatever the case, width and spaces of its name", () => {
  expect(brandKey(" KELVRA ")).toBe(brandKey("kelvra"));
  expect(brandKey("Ｋelvra")).toBe(brandKey("Kelvra"));
  expect(brandKey("Siglent\u00A0 Works")).toBe(brandKey("siglent works"));
  expect(brandKey("ÉLECTRO")).toBe(brandKey("électro"));
  expect(brandKey("Kelvra 2")).not.toBe(brandKey("Kelvra"));
});

test("D-97 the spellings of a brand among the names of others", () => {
  expect([...spellingsOf("Kelvra", ["KELVRA", "Kelvra", "Kelvra Pro", "Metrivo"])]).toEqual([
    "KELVRA",
    "Kelvra",
  ]);
});
