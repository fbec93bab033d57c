import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { Attribute } from "./attribute.ts";
import { enteredText, printSpecification } from "./print-specification.ts";
import { readSpecification } from "./read-specification.ts";
import { splitBlock } from "./split-block.ts";

const anAttribute = (values: Partial<Attribute>): Attribute => ({
  id: 1,
  name: "Resistance",
  name_ar: "المقاومة",
  kind: "number",
  unit: "ohm",
  section: null,
  section_ar: null,
  filterable: true,
  on_cards: false,
  alternative: null,
  category_ids: [],
  sub_category_ids: [],
  choices: [],
  ...values,
});

const resistance = anAttribute({});
const packages = anAttribute({
  id: 2,
  name: "Package",
  name_ar: "الغلاف",
  kind: "choice",
  unit: "none",
  choices: [
    { id: 1, name: "0805", name_ar: null, synonyms: ["2012 metric"] },
    { id: 2, name: "TO-220, isolated", name_ar: null, synonyms: ["TO-220F"] },
    { id: 3, name: "Through hole", name_ar: "ثقوب", synonyms: [] },
  ],
});
const backlight = anAttribute({
  id: 3,
  name: "Backlight",
  name_ar: "إضاءة خلفية",
  kind: "yes_no",
  unit: "none",
});
const counts = anAttribute({ id: 4, name: "Counts", name_ar: "العدّات", unit: "none" });
const material = anAttribute({ id: 5, name: "Material", name_ar: null, kind: "text", unit: "none" });

const printed = (attribute: Attribute, text: string, locale: "en" | "ar" = "en"): unknown => {
  const { value, error } = readSpecification(attribute, text);
  if (error) return error;
  return value === null ? null : printSpecification(attribute, value, locale).replaceAll("\u00A0", " ");
};

test.for([
  [resistance, "4k7", "4.7 kΩ", "4.7 كيلو أوم"],
  [resistance, " ", null, null],
  [resistance, "4.7 µF", "other_unit", "other_unit"],
  [counts, "6000", "6000", "6000"],
  [counts, "50,000", "ambiguous_value", "ambiguous_value"],
  [packages, "0805", "0805", "0805"],
  [packages, "2012 METRIC", "0805", "0805"],
  [packages, "TO-220, isolated", "TO-220, isolated", "TO-220, isolated"],
  [packages, "to220f ; 0805", "unknown_choice", "unknown_choice"],
  [packages, "ثقوب; 0805", "0805; Through hole", "0805؛ ثقوب"],
  [packages, "0805, through hole", "0805; Through hole", "0805؛ ثقوب"],
  [packages, "red", "unknown_choice", "unknown_choice"],
  [backlight, "YES", "Yes", "نعم"],
  [backlight, "لا", "No", "لا"],
  [backlight, "perhaps", "bad_value", "bad_value"],
  [material, " Brass ", "Brass", "Brass"],
  [material, "x".repeat(201), "too_long", "too_long"],
] as const)("%o reads %s as %s", ([attribute, text, en, ar]) => {
  expect([printed(attribute, text), printed(attribute, text, "ar")]).toEqual([en, ar]);
});

test("a product has at most 20 choices of an attribute", () => {
  const choices = Array.from({ length: 30 }, (_, id) => ({
    id,
    name: `c${id}`,
    name_ar: null,
    synonyms: [],
  }));
  const text = choices.map(({ name }) => name).join(";");
  expect(readSpecification({ ...packages, choices }, text)).toEqual({ error: "limit_reached" });
});

test("the text of a form is read back as the same value, for every kind", () => {
  const attribute = fc.constantFrom(resistance, packages, backlight, counts, material);
  const text = fc.oneof(
    fc.constantFrom("4k7", "1 ~ 5", "no", "0805;ثقوب", "±5", "-3 @ 25 °C"),
    fc.string({ maxLength: 40 }),
  );
  fc.assert(
    fc.property(attribute, text, (one, given) => {
      const { value } = readSpecification(one, given);
      if (!value) return;
      expect(readSpecification(one, enteredText(one, value))).toEqual({ value });
    }),
    { numRuns: 1000 },
  );
});

describe("a pasted block", () => {
  const attributes = [resistance, packages, backlight, counts, material];

  test("is split by the names of attributes, in either language and with any separator", () => {
    const block = [
      "• Resistance (Ω): 4k7",
      "PACKAGE\t0805",
      "إضاءة خلفية = نعم",
      "Counts – 6000",
      "Material",
      "Brass",
      "Weight: 3 g",
      "Nothing to see",
      "resistance: 5k",
    ].join("\r\n");
    const { values, rest } = splitBlock(block, attributes);
    expect([...values]).toEqual([
      [1, "4k7"],
      [2, "0805"],
      [3, "نعم"],
      [4, "6000"],
      [5, "Brass"],
    ]);
    expect(rest).toEqual(["Weight: 3 g", "Nothing to see"]);
  });

  test("of any text keeps every line, once", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("Counts", ":", "\n", "\t", " ", "5", "-", "Material") }),
        (block) => {
          const { values, rest } = splitBlock(block, attributes);
          expect(values.size + rest.length).toBeLessThanOrEqual(block.split("\n").length);
        },
      ),
    );
  });
});
