import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { locales } from "../locale/locale.ts";
import { parseValue } from "./parse-value.ts";
import { printNumber, printValue } from "./print-value.ts";
import { prefixes, type UnitName, unitNames, unitOf } from "./units.ts";

/** What a text is read as: one number for a single value, the bounds of a range, or the error. */
function read(text: string, unit: UnitName): unknown {
  const { value, error } = parseValue(text, unit);
  if (!value) return error;
  const { min, typical, max, remark } = value;
  const bounds = min === max && min !== null ? min : [min, max, ...(typical === null ? [] : [typical])];
  return remark === null ? bounds : [bounds, remark];
}

test.for([
  ["4k7", "ohm", 4700],
  ["4.7k", "ohm", 4700],
  ["4.7 kΩ", "ohm", 4700],
  ["4,7 kOhm", "ohm", 4700],
  ["4700", "ohm", 4700],
  ["1MΩ", "ohm", 1e6],
  ["10mΩ", "ohm", 0.01],
  ["2R2", "ohm", 2.2],
  ["2r2", "ohm", 2.2],
  ["220R", "ohm", 220],
  ["1M5", "ohm", 1.5e6],
  ["٤٫٧ كيلو أوم", "ohm", 4700],
  ["4.7 كيلو اوم", "ohm", 4700],
  ["0.1u", "farad", 1e-7],
  ["0.1 µF", "farad", 1e-7],
  ["0.1 μF", "farad", 1e-7],
  ["100 nF", "farad", 1e-7],
  ["100نانو فاراد", "farad", 1e-7],
  ["3n02", "farad", 3.02e-9],
  ["22uH", "henry", 2.2e-5],
  ["3V3", "volt", 3.3],
  ["5v", "volt", 5],
  ["12 VDC", "volt", 12],
  ["500 mA", "ampere", 0.5],
  ["1/4 W", "watt", 0.25],
  ["¼W", "watt", 0.25],
  ["1 1/2 W", "watt", 1.5],
  ["1½ W", "watt", 1.5],
  ["250 mW", "watt", 0.25],
  ["16MHz", "hertz", 16e6],
  ["16 ميجا هرتز", "hertz", 16e6],
  ["5 %", "percent", 5],
  ["10 cm", "metre", 0.1],
  ["0.5 in", "metre", 0.0127],
  ["5 mm", "metre", 0.005],
  ["10 m", "metre", 10],
  ["2600mAh", "ampere-hour", 2.6],
  ["-40 °C", "celsius", -40],
  ["1,234,567 Hz", "hertz", 1_234_567],
  ["R47", "ohm", 0.47],
  ["r010", "ohm", 0.01],
  ["1e3 Ω", "ohm", 1000],
  ["1.5E-6 F", "farad", 1.5e-6],
  ["22 AWG", "awg", 22],
  ["AWG 22", "awg", 22],
  ["AWG22", "awg", 22],
  ["650 VA", "volt-ampere", 650],
  ["1.5 kVA", "volt-ampere", 1500],
  ["0.75 mm²", "square-millimetre", 0.75],
  ["2.5 mm2", "square-millimetre", 2.5],
  ["1.2 Nm", "newton-metre", 1.2],
  ["10 kg·cm", "newton-metre", 0.980665],
  ["500 lux", "lux", 500],
  ["20 dBm", "dbm", 20],
] as const)("%s in %s is read as %s", ([text, unit, value]) => {
  expect(read(text, unit)).toBe(value);
});

test.for([
  ["±5 %", "percent", [-5, 5]],
  ["+/-20V", "volt", [-20, 20]],
  ["1.8 ~ 5.5 V", "volt", [1.8, 5.5]],
  ["1.8V~5.5V", "volt", [1.8, 5.5]],
  ["100-200 mA", "ampere", [0.1, 0.2]],
  ["22-26 AWG", "awg", [22, 26]],
  ["AWG 22 ~ AWG 26", "awg", [22, 26]],
  ["1e-9 ~ 2e-9 F", "farad", [1e-9, 2e-9]],
  ["100 mA - 2 A", "ampere", [0.1, 2]],
  ["10k…100k", "ohm", [1e4, 1e5]],
  ["2–400 cm", "metre", [0.02, 4]],
  ["5.5 to 1.8 V", "volt", [1.8, 5.5]],
  ["من 2 إلى 400 سم", "metre", "bad_value"],
  ["2 إلى 400 سم", "metre", [0.02, 4]],
  ["-55…-40 °C", "celsius", [-55, -40]],
  ["-40 ~ +125 °C @Tj", "celsius", [[-40, 125], "@Tj"]],
  ["10 A (at 25 °C)", "ampere", [10, "(at 25 °C)"]],
  ["10 kΩ ±5 %", "ohm", [10_000, "±5 %"]],
  ["5 ± 0.25 V", "volt", [4.75, 5.25, 5]],
  ["≥ 10 MΩ", "ohm", [1e7, null]],
  ["min. 3 V", "volt", [3, null]],
  ["3 V min", "volt", [3, null]],
  ["up to 10 A", "ampere", [null, 10]],
  ["حتى 10 أمبير", "ampere", [null, 10]],
  ["typ. 5 mA", "ampere", 0.005],
  ["min 1 V, typ 2 V, max 3 V", "volt", [1, 3, 2]],
] as const)("%s in %s is the range %j", ([text, unit, value]) => {
  expect(read(text, unit)).toEqual(value);
});

test.for([
  ["", "ohm", "empty"],
  ["   ", "ohm", "empty"],
  ["red", "ohm", "bad_value"],
  ["4.7 kV", "ohm", "other_unit"],
  ["100 nF", "henry", "other_unit"],
  ["1,000 Ω", "ohm", "ambiguous_value"],
  ["1.2.3", "ohm", "bad_value"],
  ["1/0 W", "watt", "bad_value"],
  ["10MF", "farad", "bad_value"],
  ["1 ~ 2 ~ 3 V", "volt", "bad_value"],
  ["5 V 3", "volt", "bad_value"],
  ["max 3 V, max 4 V", "volt", "bad_value"],
  ["9".repeat(400), "ohm", "bad_value"],
  ["NaN", "ohm", "bad_value"],
  ["0x10", "ohm", "bad_value"],
] as const)("%s in %s is the error %s, not a guess", ([text, unit, error]) => {
  expect(read(text, unit)).toBe(error);
});

const aUnit = fc.constantFrom(...unitNames);
const aLocale = fc.constantFrom(...locales);
/** Numbers of every magnitude that parts have, with all their digits. */
const aNumber = fc
  .double({ min: -1e15, max: 1e15, noNaN: true })
  .map((value) => (Math.abs(value) < 1e-18 ? 0 : value));

describe("printing and reading are inverse", () => {
  test("of any number in any unit and language", () => {
    fc.assert(
      fc.property(aNumber, aUnit, aLocale, (value, unit, locale) => {
        expect(read(printNumber(value, unit, locale), unit)).toBe(value);
      }),
    );
  });

  test("of any range", () => {
    const ordered = fc.tuple(aNumber, aNumber, aNumber).map((values) => values.toSorted((a, b) => a - b));
    const reading = fc
      .tuple(ordered, fc.constantFrom("single", "range", "min", "max", "all"))
      .map(([[low = 0, middle = 0, high = 0], kind]) => {
        if (kind === "single") return { min: low, typical: low, max: low, remark: null };
        return {
          min: kind === "max" ? null : low,
          typical: kind === "all" ? middle : null,
          max: kind === "min" ? null : high,
          remark: null,
        };
      });
    fc.assert(
      fc.property(reading, aUnit, aLocale, (value, unit, locale) => {
        const { value: again } = parseValue(printValue(value, unit, locale), unit);
        const single = value.min !== null && value.min === value.max;
        expect(again).toEqual(single ? { ...value, typical: value.min } : value);
      }),
    );
  });
});

test("values are in the order of their magnitudes, whatever their prefixes", () => {
  const written = fc
    .tuple(fc.integer({ min: 1, max: 999 }), aUnit)
    .chain(([number, unit]) =>
      fc.tuple(
        fc.constant(number),
        fc.constant(unit),
        fc.constantFrom(...unitOf(unit).prefixes),
        fc.constantFrom(...unitOf(unit).prefixes),
      ),
    );
  fc.assert(
    fc.property(written, ([number, unit, one, other]) => {
      const text = (power: number): string =>
        `${number} ${prefixes.find((prefix) => prefix.power === power)?.symbol ?? ""}${unitOf(unit).symbol}`;
      const [first, second] = [read(text(one), unit), read(text(other), unit)];
      expect(Math.sign(Number(first) - Number(second))).toBe(Math.sign(one - other));
    }),
  );
});

test("any text is a value or an error, in bounded time", () => {
  const pieces = fc.constantFrom(
    "1",
    "9",
    ".",
    ",",
    "/",
    " ",
    "-",
    "±",
    "~",
    "k",
    "µ",
    "m",
    "Ω",
    "V",
    "(",
    ")",
    "@",
    "min",
    "٤",
    "كيلو",
    "أوم",
    // Names that every object has.
    "toString",
    "constructor",
    "__proto__",
  );
  const anyText = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(anyText, aUnit, (text, unit) => {
      const { value, error } = parseValue(text, unit);
      expect((value === undefined) !== (error === undefined)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [0.0000047, "4.7 µF"],
  [0.001, "1000 µF"],
  [0.0047, "4700 µF"],
  [0.47, "470 mF"],
  [1, "1 F"],
])("D-90 a capacitance of %d F is printed as people write it", (value, text) => {
  expect(printNumber(value, "farad", "en").replace("\u00A0", " ")).toBe(text);
});
