import { expect, test } from "vitest";

import { isExpired, quotationChangeText, validUntil } from "./quotation.ts";

test("D-142 a quotation is valid for whole days of the shop, its last one included", () => {
  // Half past eleven in Cairo, where it is another day than in UTC from ten or eleven on.
  const evening = Date.parse("2026-03-01T22:30:00Z");
  expect(validUntil(evening, 14)).toBe("2026-03-16");
  expect(isExpired({ valid_until: "2026-03-02" }, evening)).toBe(false);
  expect(isExpired({ valid_until: "2026-03-01" }, evening)).toBe(true);
  expect(isExpired({ valid_until: "2026-03-02" }, Date.parse("2026-03-02T21:59:00Z"))).toBe(false);
  expect(isExpired({ valid_until: "2026-03-02" }, Date.parse("2026-03-02T22:00:00Z"))).toBe(true);
});

test("D-142 its log says what has changed", () => {
  const before = { valid_until: "2026-03-02", terms: "Cash." };
  expect(quotationChangeText(before, { valid_until: "2026-03-09", terms: "Cash." })).toBe(
    "2026-03-02 → 2026-03-09",
  );
  expect(quotationChangeText(before, { ...before, terms: "" })).toBe("–");
});
