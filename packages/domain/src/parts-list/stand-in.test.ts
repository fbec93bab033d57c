import { describe, expect, test } from "vitest";

import { readOrderCode } from "../parts/order-codes/read-order-code.ts";
import { onlyDropIn, type StatedProduct, withCodesValues } from "./stand-in.ts";

const product = (texts: readonly string[], over: Partial<StatedProduct> = {}): StatedProduct => ({
  id: 1,
  texts,
  numbers: [],
  unit: null,
  pieces_per_unit: null,
  ...over,
});

/** Whether a product has all that the order code of a line states. */
const hasAll = (code: string, one: StatedProduct, over = {}): boolean => {
  const read = readOrderCode(code);
  return read !== null && withCodesValues({ text: code, ...over }, read, [one]).length === 1;
};

const RESISTOR = "RC0805FR-0710KL";
const CAPACITOR = "CC0805KRX7R9BB104";

describe("D-113 a product stands for an order code", () => {
  test.each([
    [RESISTOR, product(["Chip resistor 10 kΩ 1 % 0805"])],
    [RESISTOR, product(["Chip resistor", "10 kΩ ±1 %", "0805", "≤ 150 V"])],
    [RESISTOR, product(["Thick film 10k"], { numbers: ["ERJ-6ENF1002V"] })],
    [CAPACITOR, product(["MLCC 0.1 µF", "50 V", "±10 %", "X7R", "0805"])],
    ["CC0603JRNPO9BN101", product(["Capacitor 100pF 50V 5% NP0 0603"])],
    ["RC0805JR-070RL", product(["Resistor 0 Ω 0805"])],
  ])("where it has all its values: %s", (code, one) => {
    expect(hasAll(code, one)).toBe(true);
  });

  test.each([
    ["another value", RESISTOR, product(["Chip resistor 100 kΩ 1 % 0805"])],
    ["another tolerance", RESISTOR, product(["Chip resistor 10 kΩ 5 % 0805"])],
    ["no tolerance", RESISTOR, product(["Chip resistor 10 kΩ 0805"])],
    ["another package", RESISTOR, product(["Chip resistor 10 kΩ 1 % 0603"])],
    ["no package", RESISTOR, product(["Chip resistor 10 kΩ 1 %"])],
    ["several values", RESISTOR, product(["Chip resistors 10 kΩ or 22 kΩ, 1 %, 0805"])],
    ["a range", RESISTOR, product(["Chip resistors 1–10 kΩ, 1 %, 0805"])],
    ["a set", RESISTOR, product(["Chip resistors 10 kΩ 1 % 0805"], { unit: "set" })],
    ["another code", RESISTOR, product(["Resistor 10k 1% 0805"], { numbers: ["ERJ-6GEYJ103V"] })],
    ["another dielectric", CAPACITOR, product(["MLCC 100nF 50V 10% X5R 0805"])],
    ["no dielectric", CAPACITOR, product(["MLCC 100nF 50V 10% 0805"])],
    ["another voltage", CAPACITOR, product(["MLCC 100nF 100V 10% X7R 0805"])],
    ["a code without its form", "CFR-25JB-52-10K", product(["Resistor 10k 5% 0.25W"])],
    ["a tolerance to one side", "CC0805ZRY5V9BB104", product(["MLCC 100nF 50V Y5V 0805"])],
  ])("never with %s", (_, code, one) => {
    expect(hasAll(code, one)).toBe(false);
  });

  test("never against what else the line says", () => {
    const one = product(["Chip resistor 10 kΩ 1 % 0805"]);
    expect(hasAll(RESISTOR, one, { also: ["RES 10k 1%"], package: "R_0805_2012Metric" })).toBe(true);
    expect(hasAll(RESISTOR, one, { also: ["RES 10k 5%"] })).toBe(false);
    expect(hasAll(RESISTOR, one, { beside: { value: "4k7" } })).toBe(false);
    expect(hasAll(RESISTOR, one, { package: "R_0603" })).toBe(false);
  });
});

describe("D-113 a drop-in part stands for another one", () => {
  const part = { code: "4030", in_place: [{ ground: "drop-in" as const, product_ids: [1] }] };
  const gate = product(["Quad XOR gate", "DIP-14"], { numbers: ["CD4070BE"] });

  test.each([
    { text: "4030" },
    { text: "CD4030" },
    { text: "CD4030", package: "Package_DIP:DIP-14_W7.62mm" },
  ])("where the line says nothing else: $text $package", (line) => {
    expect(onlyDropIn(line, part, [gate])).toBe(gate);
  });

  test.each([
    ["a number that says more", { text: "CD4030BM" }],
    ["another package", { text: "CD4030", package: "SO-14" }],
    ["a package that cannot be read", { text: "CD4030", package: "SMD" }],
    ["another value", { text: "CD4030", also: ["XOR gate SOIC-14"] }],
  ])("never with %s", (_, line) => {
    expect(onlyDropIn(line, part, [gate])).toBeNull();
  });

  test("never on another ground, or where several do", () => {
    const similar = { code: "4030", in_place: [{ ground: "similar" as const, product_ids: [1] }] };
    expect(onlyDropIn({ text: "4030" }, similar, [gate])).toBeNull();
    const two = { code: "4030", in_place: [{ ground: "drop-in" as const, product_ids: [1, 2] }] };
    expect(onlyDropIn({ text: "4030" }, two, [gate, { ...gate, id: 2 }])).toBeNull();
  });
});
