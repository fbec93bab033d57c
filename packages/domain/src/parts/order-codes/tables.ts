import { stated } from "./exact-value.ts";
import type { ExactValue } from "./passive-code.ts";

/** A value by the characters of a code. */
export type CodeTable<Value> = Readonly<Record<string, Value | undefined>>;

/** The value of a table for characters of a code; undefined where the code has none. */
export const lookUp = <Value>(table: CodeTable<Value>, characters: string | undefined): Value | undefined =>
  characters !== undefined && Object.hasOwn(table, characters) ? table[characters] : undefined;

/** Tolerances of resistors by their letter. */
export const resistorTolerances: CodeTable<ExactValue> = {
  P: stated("0.02", "percent"),
  A: stated("0.05", "percent"),
  B: stated("0.1", "percent"),
  C: stated("0.25", "percent"),
  D: stated("0.5", "percent"),
  F: stated("1", "percent"),
  G: stated("2", "percent"),
  J: stated("5", "percent"),
};

/** Tolerances of capacitors by their letter, those of small ones in farads; null for the unequal one. */
export const capacitorTolerances: CodeTable<ExactValue | null> = {
  W: stated("0.00000000000005", "farad"),
  B: stated("0.0000000000001", "farad"),
  C: stated("0.00000000000025", "farad"),
  D: stated("0.0000000000005", "farad"),
  F: stated("1", "percent"),
  G: stated("2", "percent"),
  J: stated("5", "percent"),
  K: stated("10", "percent"),
  M: stated("20", "percent"),
  Z: null,
};

/** Voltages by the digit of their decade and the letter of their value. */
const capacitorVoltages: CodeTable<string> = {
  "0E": "2.5",
  "0G": "4",
  "0J": "6.3",
  "1A": "10",
  "1C": "16",
  "1E": "25",
  "1V": "35",
  "1H": "50",
  "1J": "63",
  "1K": "80",
  "2A": "100",
  "2C": "160",
  "2D": "200",
  "2E": "250",
  "2V": "350",
  "2G": "400",
  "2W": "450",
  "2H": "500",
  "2J": "630",
  "3A": "1000",
  "3D": "2000",
  "3F": "3150",
};

/** The voltages of a maker whose tables hold these codes, separated by spaces; makers do not all mean the same by the others. */
export const voltagesOf = (codes: string): CodeTable<string> =>
  Object.fromEntries(codes.split(" ").map((code) => [code, lookUp(capacitorVoltages, code)]));

/** The voltages of aluminium electrolytic capacitors of Japanese makers. */
export const electrolyticVoltages = voltagesOf("0G 0J 1A 1C 1E 1V 1H 1J 1K 2A 2C 2D 2E 2V 2G 2W");
