import { expect, test } from "vitest";

import { codeRun, partCodes } from "./part-codes.ts";

const codes = (partNumber: string | null, ...names: string[]): string[] =>
  partCodes([partNumber], names).map(({ code }) => code);

test("API-4 the part number without separators comes first, with its spelling", () => {
  expect(partCodes(["LM2596-ADJ-MOD", null], ["LM2596 step-down module"])).toEqual([
    { code: "lm2596adjmod", written: "LM2596-ADJ-MOD" },
    { code: "lm2596", written: "LM2596" },
  ]);
});

test("API-4 names contribute words that look like part numbers, and no quantities, sizes or words", () => {
  expect(codes(null, "Uno R3 compatible board, ATmega328P, with USB cable")).toEqual(["atmega328p"]);
  expect(codes(null, "LED strip 12V 5 m, 128×64, 10 kΩ, 100nF 600 pieces")).toEqual([]);
  expect(codes(null, "Regulator 7805 (TO-220)")).toEqual(["7805", "to220"]);
  expect(codes("M5", "Pen")).toEqual([]);
});

test("API-4 runs have three or more characters", () => {
  expect(codeRun("298N")).toBe("298n");
  expect(codeRun("23-2A")).toBe("232a");
  expect(codeRun("29")).toBeNull();
  expect(codeRun("x".repeat(41))).toBeNull();
});
