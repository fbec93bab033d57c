import { describe, expect, test } from "vitest";

import { kinds, kindsBegun, kindsIn, wordsBeside } from "./kinds.ts";
import { polaritiesOf } from "./polarities.ts";
import { partsOf, productKinds } from "./product-kinds.ts";

const kindsOf = (names: string[], groupNames: string[] = [], numbers: string[] = []) => [
  ...productKinds({ names, groupNames, numbers }),
];

const codes = (names: string[], numbers: string[] = []) =>
  partsOf({ names, numbers }).map(({ code }) => code);
const polarities = (name: string) => polaritiesOf(partsOf({ names: [name], numbers: [] }), [name]);

describe("the kinds of a product", () => {
  test.for([
    [["Hard case for one multimeter and leads"], ["meter-case"]],
    [["Multimeter test leads, silicone"], ["test-lead"]],
    [["كابل USB معزول لأجهزة ملتيميتر جالفورا"], ["cable"]],
    [
      ["Solder & flux starter set", "طقم بداية قصدير وفلكس"],
      ["flux", "solder"],
    ],
    [["TP4056 charger module with protection, USB-C"], ["charger"]],
    [["1N5822 Schottky diode 40 V 3 A, 5 pieces"], ["schottky", "diode"]],
    [["18650 battery holder, 2 cells"], ["battery-holder", "holder"]],
  ] as const)("D-60 %j is read from its names", ([names, ids]) => {
    expect(kindsOf([...names])).toEqual(ids);
  });

  test("D-60 where names say nothing, its only group does, then its part number", () => {
    expect(kindsOf(["Nano V3, CH340"], ["Arduino-compatible boards"])).toEqual(["arduino-board"]);
    expect(kindsOf(["4001"], ["Integrated circuits: logic, timers"], ["CD4001BE"])).toEqual([
      "logic-ic",
      "ic",
    ]);
    expect(kindsOf(["Lucky bag"], ["Oscilloscopes and generators"])).toEqual([]);
    expect(kindsOf(["Strap"], ["Meter accessories"])).toEqual(["strap"]);
  });

  test("D-60 a product is the known part that its number names, as long as its name does not say another kind", () => {
    expect(codes(["LM7805CT regulator +5 V 1 A"])).toEqual(["7805"]);
    expect(codes(["Desoldering braid 2.5 mm"], ["DB-25"])).toEqual([]);
    expect(codes(["18650 battery holder, 2 cells"])).toEqual([]);
  });

  test("D-60 a polarity comes from the known part, else from the names", () => {
    expect(polarities("2N7002 MOSFET SOT-23")).toEqual(["n-channel"]);
    expect(polarities("Transistor XQ99, PNP")).toEqual(["pnp"]);
    expect(polarities("Jumper wires 40 pcs, male–female")).toEqual(["male", "female"]);
    expect(polarities("Soldering iron")).toEqual([]);
  });
});

describe("the list of kinds", () => {
  test("D-60 every wider and every near kind is one of the list", () => {
    const lost = [...kinds.values()].flatMap(({ id, wider, near }) =>
      [...near, ...(wider === null ? [] : [wider])]
        .filter((other) => !kinds.has(other))
        .map((other) => `${id}: ${other}`),
    );
    expect(lost).toEqual([]);
  });

  test("D-60 of words that may be read together the longest are a kind", () => {
    const found = kindsIn(["wire", "stripper", "and", "solder", "wire"]).map(({ kind }) => kind.id);
    expect(found).toEqual(["wire-stripper", "solder"]);
  });

  test("D-60 a beginning of two letters or more names kinds, first by their first word; other goods are none", () => {
    expect(kindsBegun("ardu")).toEqual({ word: "arduino", ids: ["arduino-board"] });
    expect(kindsBegun("لح")?.ids).toContain("soldering-iron");
    expect(kindsBegun("lapt")).toBeNull();
    expect(kindsBegun("a")).toBeNull();
  });

  test("D-60 what is left out of a kind names what the other one lacks", () => {
    expect(wordsBeside("solid state relay", "relay")).toBe("solid state");
    expect(wordsBeside("led strip", "addressable-led")).toBe("strip");
    expect(wordsBeside("thermistor", "sensor")).toBe("thermistor");
  });
});
