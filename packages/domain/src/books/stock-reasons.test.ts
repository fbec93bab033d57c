import { expect, test } from "vitest";

import { piecesOfRule } from "../bulk/bulk-rule.ts";
import { piecesBetween, reasonOfChange, reasonsOfChange, stockReasons } from "./stock-reasons.ts";

test.each([
  [3, "", "arrived"],
  [-3, "", "count"],
  [null, "", "count"],
  [0, "breakage", undefined],
  [-3, "breakage", "breakage"],
  // A reason that was chosen for fewer pieces is none for more.
  [3, "breakage", "arrived"],
  [-3, "arrived", "arrived"],
  [null, "found", "found"],
] as const)("D-138 the reason of a change by %s pieces with '%s' chosen is %s", (pieces, chosen, reason) => {
  expect(reasonOfChange(pieces, chosen)).toBe(reason);
});

test("D-138 every reason is one of more pieces or of fewer, and all are where both change", () => {
  expect(new Set([...reasonsOfChange(1), ...reasonsOfChange(-1)])).toEqual(new Set(stockReasons));
  expect(reasonsOfChange(null)).toEqual(stockReasons);
});

test("D-138 D-47 an entered stock differs by its digits, and a text that is no number does not", () => {
  expect([" ١٢ ", "8", "10", "-1", "", "x", "1.5"].map((text) => piecesBetween(10, text))).toEqual([
    2, -2, 0, -11, 0, 0, 0,
  ]);
});

const pieces = (change: string, value: string) => piecesOfRule({ change, value });

test("D-138 a rule changes stocks by its pieces, or to a number for which some rise and others fall", () => {
  expect([pieces("amount", "−٣"), pieces("amount", "5"), pieces("fixed", "0")]).toEqual([-3, 5, null]);
  expect([pieces("amount", ""), pieces("fixed", ""), pieces("fixed", "x")]).toEqual([0, 0, 0]);
});
