import { describe, expect, test } from "vitest";

import { AttributeSet } from "../specifications/attribute-set.ts";
import type { Attribute } from "../specifications/attribute.ts";
import { narrowByValues } from "./narrow-by-values.ts";
import { ProductColumns } from "./product-columns.ts";
import { readValueWords } from "./value-words.ts";

const attribute = (id: number, name: string, given: Partial<Attribute>): Attribute => ({
  id,
  name,
  name_ar: null,
  kind: "number",
  unit: "none",
  section: null,
  section_ar: null,
  filterable: true,
  on_cards: false,
  alternative: null,
  category_ids: [1],
  sub_category_ids: [],
  choices: [],
  ...given,
});

const choice = (id: number, name: string) => ({ id, name, name_ar: null, synonyms: [] });

const attributes = new AttributeSet([
  attribute(1, "Resistance", { unit: "ohm", name_ar: "المقاومة", on_cards: true }),
  attribute(2, "Tolerance", { unit: "percent", alternative: "at_most" }),
  attribute(3, "Package", { kind: "choice", choices: [choice(1, "0805"), choice(2, "SOT-23")] }),
  attribute(4, "Characters", { kind: "choice", choices: [choice(3, "16 × 2"), choice(4, "Red")] }),
  attribute(5, "Voltage", { unit: "volt" }),
  attribute(6, "Capacitance", { unit: "farad", name_ar: "السعة" }),
]);

const read = (text: string) => {
  const found = readValueWords(text, attributes);
  return (
    found && {
      rest: found.rest,
      values: found.values.map(({ words, meanings }) => [words, meanings.map((one) => one.attribute.name)]),
    }
  );
};

describe("values in the words of a search", () => {
  test.each([
    [
      "10k 0805 1%",
      "",
      [
        ["10k", ["Resistance", "Voltage"]],
        ["0805", ["Package"]],
        ["1%", ["Tolerance"]],
      ],
    ],
    ["resistor 4k7", "resistor", [["4k7", ["Resistance", "Voltage"]]]],
    ["16x2 lcd", "lcd", [["16x2", ["Characters"]]]],
    ["16 × 2 red", "red", [["16 × 2", ["Characters"]]]],
    ["مكثف 100 نانو", "مكثف", [["100 نانو", ["Resistance", "Capacitance"]]]],
    ["١٠٠ نانو فاراد مكثف", "مكثف", [["١٠٠ نانو فاراد", ["Capacitance"]]]],
    ["sot 23 mosfet", "mosfet", [["sot 23", ["Package"]]]],
    ["diode ≥ 40 V", "diode", [["≥ 40 V", ["Voltage"]]]],
    ['"10k" 1%', '"10k"', [["1%", ["Tolerance"]]]],
  ])("D-94 '%s' is '%s' with %j", (text, rest, values) => {
    expect(read(text)).toEqual({ rest, values });
  });

  test.each(["arduino uno", "555", "red led", "LM7805", "1N4007", "8 channel", '"10k 0805"', ""])(
    "D-94 '%s' is words only",
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  test("D-94 each value has the search without it", () => {
    expect(readValueWords("10k smd 1%", attributes)?.values.map(({ without }) => without)).toEqual([
      "smd 1%",
      "10k smd",
    ]);
  });

  test("a search of any length is read in bounded work", () => {
    const found = readValueWords("10k ".repeat(200), attributes);
    expect(found?.values).toHaveLength(8);
    expect(found?.rest.split(" ")).toHaveLength(32);
  });
});

const number = (min: number | null, max: number | null) => ({
  text: "",
  min,
  typical: null,
  max,
  remark: null,
});

const sorted = (ids: ReadonlySet<number>): number[] => [...ids].toSorted((a, b) => a - b);

describe("products with the values of a search", () => {
  const columns = new ProductColumns();
  const add = (id: number, values: Parameters<ProductColumns["set"]>[0]["values"]): void =>
    columns.set({
      id,
      version: 1,
      categoryId: 1,
      subCategoryId: 1,
      brand: null,
      price: 1,
      pieces: 1,
      onOffer: false,
      amount: 1,
      nameSort: "",
      nameArSort: "",
      values,
    });
  add(1, { 1: number(10_000, 10_000), 2: number(-1, 1), 3: { choices: [1] } });
  add(2, { 1: number(10_000, 10_000), 2: number(-5, 5), 3: { choices: [1] } });
  add(3, { 1: number(10, 1_000_000), 2: number(-1, 1) });
  add(4, {});
  add(5, { 5: number(null, 250) });

  const found = (text: string, written: number[] = [], named?: number[]) => {
    const words = readValueWords(text, attributes);
    const scope = named ? { among: new Set(named) } : {};
    const narrowed = words && narrowByValues(columns, { scope, values: words.values, written });
    return narrowed && { ...narrowed, ids: sorted(narrowed.ids), main: sorted(narrowed.main) };
  };

  test("D-94 a product has all values, of '±1 %' its size", () => {
    expect(found("10k 0805 1%")?.ids).toEqual([1]);
    expect(found("10k 0805")?.ids).toEqual([1, 2]);
  });

  test("D-94 ranges count where no product has the value exactly, and not for a value alone", () => {
    expect(found("10k")?.ids).toEqual([1, 2]);
    expect(found("47k 1%")?.ids).toEqual([3]);
    expect(found("47k 1%")?.values.map(({ match }) => match)).toEqual(["range", "exact"]);
    expect(found("47k")).toBeNull();
    expect(found("47k", [], [3, 4])?.ids).toEqual([3]);
    // '≤ 250 V' is no range that contains 12 V.
    expect(found("12V", [], [5])).toMatchObject({ ids: [5], values: [], unmatched: ["12V"] });
  });

  test("D-94 of values that no product has together one is left out and named, the last first", () => {
    expect(found("22k 0805")).toMatchObject({ ids: [1, 2], unmatched: ["22k"] });
    expect(found("33 MΩ 0805")).toMatchObject({ ids: [1, 2], unmatched: ["33 MΩ"] });
    // What the words find is not searched by fewer of them.
    expect(found("10k 0805 3M", [4])).toBeNull();
    expect(found("33 MΩ", [], [4])).toMatchObject({ ids: [4], values: [], unmatched: ["33 MΩ"] });
    expect(found("33 MΩ", [], [])).toBeNull();
  });

  test("D-94 products with the values in attributes of cards are the main ones", () => {
    expect(found("10k")?.main).toEqual([1, 2]);
    expect(found("10k 0805")?.main).toEqual([]);
  });

  test("D-94 products that only state the value in words stay, unless they state another", () => {
    expect(found("10k 0805", [3, 4])?.ids).toEqual([1, 2, 4]);
  });

  test("D-94 values are named in both languages", () => {
    expect(found("10k")?.values).toEqual([
      {
        words: "10k",
        name: "Resistance: 10\u00A0kΩ",
        name_ar: "المقاومة: 10\u00A0كيلو أوم",
        without: "",
        match: "exact",
      },
    ]);
  });

  test("D-94 the nearest value stands in for one that no product has, above or below as alternatives do", () => {
    const nearOf = (text: string, named?: number[]) =>
      found(text, [], named)?.values.flatMap(({ name, words, match }) =>
        match === "near" ? [`${words} ${name}`] : [],
      );
    expect(found("10k, 0805, 2%")?.ids).toEqual([1]);
    expect(nearOf("10k, 0805, 2%")).toEqual(["2% Tolerance: 1\u00A0%"]);
    // A tolerance is never wider than what is asked for.
    expect(found("10k 0805 0.5%")).toMatchObject({ ids: [1, 2], unmatched: ["0.5%"] });
    expect(nearOf("12k", [1, 4])).toEqual(["12k Resistance: 10\u00A0kΩ"]);
    expect(found("22k", [], [1, 4])).toMatchObject({ ids: [1, 4], unmatched: ["22k"] });
  });
});
