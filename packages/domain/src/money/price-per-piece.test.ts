import * as fc from "fast-check";
import { expect, test } from "vitest";

import { fromMinorUnits } from "./money.ts";
import { pricePerPiece } from "./price-per-piece.ts";

test.each([
  ["10.00", 10, "1.00"],
  ["18.00", 10, "1.80"],
  ["10.00", 3, "3.33"],
  ["45.00", 50, "0.90"],
  ["780", 4000, "0.195"],
  ["1004.98", 1000, "1.00"],
  ["0.50", 100, "0.005"],
  ["0.01", 1000, null],
  ["0", 10, null],
  ["dear", 10, null],
])("D-120 of %s for %i, one costs %s", (price, pieces, each) => {
  expect(pricePerPiece(price, pieces)).toBe(each);
});

test("D-120 pieces of a price cost it together, but for rounding", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 1, max: 1000 }),
      (minor, pieces) => {
        const each = Number(pricePerPiece(fromMinorUnits(BigInt(minor)), pieces) ?? "0");
        expect(Math.abs(each - minor / 100 / pieces)).toBeLessThanOrEqual(0.005_000_1);
      },
    ),
  );
});
