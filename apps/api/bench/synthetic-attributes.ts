import type { AttributeTexts } from "@shop/domain/specifications/attribute-set.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";

const PREFIXES = ["", "k", "M"];
const E12 = [1, 1.2, 1.5, 1.8, 2.2, 2.7, 3.3, 3.9, 4.7, 5.6, 6.8, 8.2];
const RESISTANCES = PREFIXES.flatMap((prefix) =>
  [1, 10, 100].flatMap((decade) => E12.map((value) => `${Number((value * decade).toFixed(1))} ${prefix}Ω`)),
);
const PACKAGES = ["0402", "0603", "0805", "1206", "1210", "2512", "SOT-23", "TO-220", "DIP-8", "SOIC-8"];
const TECHNOLOGIES = ["Carbon film", "Metal film", "Wirewound", "Ceramic", "Tantalum", "Aluminium"];

/** What the values of an attribute are, and what they are picked from. */
type Sample = Pick<Attribute, "kind" | "unit"> & { readonly name: string; readonly texts: readonly string[] };

const numbers = (name: string, unit: Attribute["unit"], texts: readonly string[]): Sample => ({
  name,
  kind: "number",
  unit,
  texts,
});
const choices = (name: string, texts: readonly string[]): Sample => ({
  name,
  kind: "choice",
  unit: "none",
  texts,
});
const counted = (count: number, unit: string): string[] =>
  Array.from({ length: count }, (_, index) => `${(index + 1) * 5} ${unit}`.trim());

const samples: readonly Sample[] = [
  numbers("Resistance", "ohm", RESISTANCES),
  numbers("Tolerance", "percent", ["1 %", "2 %", "5 %", "10 %"]),
  choices("Package", PACKAGES),
  numbers("Power", "watt", ["0.1 W", "0.125 W", "0.25 W", "0.5 W", "1 W", "2 W"]),
  numbers("Voltage", "volt", counted(100, "V")),
  numbers("Current", "ampere", counted(200, "mA")),
  numbers("Operating temperature", "celsius", ["-40 ~ +85 °C", "-55 ~ +125 °C", "0 ~ 70 °C"]),
  numbers("Pins", "none", counted(12, "")),
  numbers("Length", "metre", counted(300, "mm")),
  numbers("Weight", "gram", counted(400, "g")),
  choices("Technology", TECHNOLOGIES),
  choices("Colour", ["Red", "Green", "Blue", "Black", "White", "Yellow"]),
  choices("Series", counted(60, "S")),
  { name: "Lead free", kind: "yes_no", unit: "none", texts: ["yes", "no"] },
  { name: "Remark", kind: "text", unit: "none", texts: ["Tape and reel", "Bulk", "Tray"] },
];

/** 15 attributes of all categories, of every kind. */
export const syntheticAttributes = (categories: number): readonly Attribute[] =>
  samples.map(({ name, kind, unit, texts }, index) => ({
    id: index + 1,
    name,
    name_ar: null,
    kind,
    unit,
    section: null,
    section_ar: null,
    filterable: true,
    on_cards: index < 4,
    alternative: null,
    category_ids: Array.from({ length: categories }, (_, at) => at + 1),
    sub_category_ids: [],
    choices:
      kind === "choice"
        ? texts.map((text, at) => ({ id: (index + 1) * 100 + at, name: text, name_ar: null, synonyms: [] }))
        : [],
  }));

/** Values of a product, by the ids of {@link syntheticAttributes}. */
export const syntheticValues = (pick: (texts: readonly string[]) => string): AttributeTexts =>
  Object.fromEntries(samples.map(({ texts }, index) => [index + 1, pick(texts)]));
