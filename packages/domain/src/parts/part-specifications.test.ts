import { describe, expect, test } from "vitest";

import type { Attribute } from "../specifications/attribute.ts";
import { partSpecifications } from "./part-specifications.ts";

const attribute = (id: number, name: string, over: Partial<Attribute> = {}): Attribute => ({
  id,
  name,
  name_ar: null,
  kind: "number",
  unit: "volt",
  section: null,
  section_ar: null,
  filterable: true,
  on_cards: true,
  alternative: null,
  category_ids: [],
  sub_category_ids: [1],
  choices: [],
  ...over,
});

const choices = (...names: string[]): Pick<Attribute, "kind" | "unit" | "choices"> => ({
  kind: "choice",
  unit: "none",
  choices: names.map((name, at) => ({ id: at + 1, name, name_ar: null, synonyms: [] })),
});

const transistors = [
  attribute(1, "Type of semiconductor", choices("NPN", "N-channel MOSFET", "Zener")),
  attribute(2, "Package", choices("TO-92", "TO-220", "0805")),
  attribute(3, "Maximum voltage"),
  attribute(4, "أقصى تيار", { unit: "ampere" }),
  attribute(5, "Pins", { unit: "none" }),
];

/** The texts that a part number fills, by the names of attributes. */
const filled = (number: string, attributes: readonly Attribute[]) =>
  partSpecifications(number, attributes)?.values.map(
    ({ attribute_id: id, text }) => `${attributes.find((one) => one.id === id)?.name}: ${text}`,
  ) ?? null;

describe("D-33 a part number fills what attributes hold exactly", () => {
  test("of a standard part", () => {
    expect(filled("BC547B", transistors)).toEqual([
      "Type of semiconductor: NPN",
      "Package: TO-92",
      "Maximum voltage: 45 V",
      "أقصى تيار: 100 mA",
      "Pins: 3",
    ]);
    expect(partSpecifications("bc 547", transistors)?.code).toBe("BC547");
    expect(filled("IRLZ44N", transistors)?.[0]).toBe("Type of semiconductor: N-channel MOSFET");
  });

  test("of an order code", () => {
    const passives = [
      attribute(1, "Resistance", { unit: "ohm" }),
      attribute(2, "Capacitance", { unit: "farad" }),
      attribute(3, "Tolerance", { unit: "percent" }),
      attribute(4, "Package", choices("0805")),
      attribute(5, "Rated voltage"),
      attribute(6, "Dielectric", { kind: "text", unit: "none" }),
    ];
    expect(filled("RC0805FR-0710KL", passives)).toEqual([
      "Resistance: 10 kΩ",
      "Tolerance: ±1 %",
      "Package: 0805",
    ]);
    expect(filled("CC0805KRX7R9BB104", passives)).toEqual([
      "Capacitance: 100 nF",
      "Tolerance: ±10 %",
      "Package: 0805",
      "Rated voltage: 50 V",
      "Dielectric: X7R",
    ]);
    // A tolerance in picofarads is no percentage, and 0603 no choice.
    expect(filled("GRM1555C1H1R0CA01D", passives)).not.toContainEqual(
      expect.stringMatching(/Tolerance|Package/),
    );
  });

  test("a limit as a limit, and nothing of several packages or values", () => {
    const regulators = [
      attribute(1, "Output voltage"),
      attribute(2, "Input voltage"),
      attribute(3, "Package", choices("TO-220")),
      attribute(4, "Maximum voltage"),
    ];
    expect(filled("L7812CV", regulators)).toEqual(["Output voltage: 12 V", "Input voltage: ≤ 35 V"]);
  });

  test.each([
    ["another number", "XQZ-1", transistors],
    ["no attribute of the group", "BC547", []],
    ["another unit", "BC547", [attribute(1, "Maximum voltage", { unit: "ampere" })]],
    ["two attributes for one fact", "BC547", [attribute(1, "Vceo"), attribute(2, "Maximum voltage")]],
  ])("nothing for %s", (_, number, attributes) => {
    expect(filled(number, attributes)).toBeNull();
  });
});
