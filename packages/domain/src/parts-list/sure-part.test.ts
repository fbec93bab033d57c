import { describe, expect, test } from "vitest";

import { surePart } from "./sure-part.ts";

const regulator = { name: "Regulator -12 V", name_ar: "منظم جهد", brand: "STMicro", part_number: "L7912CV" };
const found = {
  total: 1,
  products: [regulator],
  corrected: null,
  near: [],
  inexact: [],
  mentioned: [],
  unmatched: [],
};

describe("D-113 the part that a line means", () => {
  test.each(["L7912CV", "l 7912 cv", "regulators 12V", "stmicro 1A", "L7912CV STMicro", "المنظم 12 فولت"])(
    "is sure: %s",
    (text) => {
      expect(surePart({ ...found, text })).toBe(regulator);
    },
  );

  test.each([
    { text: "7812", mentioned: ["7812"] },
    { text: "bootloader" },
    { text: "regulator" },
    { text: "regulator 7912 Pro" },
    { text: "المنظم" },
    {
      text: "regulator 9V",
      inexact: [{ words: "9V", name: "Voltage: 12 V", name_ar: "الجهد: 12 فولت", match: "near" as const }],
    },
    { text: "regulator", total: 2 },
  ])("is not sure: $text", (line) => {
    expect(surePart({ ...found, ...line })).toBeNull();
  });
});

test("D-173 a set is sure by its part number alone: a value is that of one part of it", () => {
  const kit = { ...regulator, name: "Regulator kit", part_number: "REG-KIT", unit: "set" } as const;
  const one = { ...kit, unit: null };
  expect(surePart({ ...found, products: [kit], text: "reg-kit" })).toBe(kit);
  expect(surePart({ ...found, products: [kit], text: "regulator 12V" })).toBeNull();
  expect(surePart({ ...found, products: [one], text: "regulator 12V" })).toBe(one);
});
