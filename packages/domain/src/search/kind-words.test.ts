import { describe, expect, test } from "vitest";

import { kindWords } from "./kind-words.ts";

const kinds = (names: readonly string[], groups: readonly string[] = []): string[] => [
  ...kindWords(names, groups),
];

describe("the head nouns of a name", () => {
  test.for([
    ["Digital multimeter, true RMS", ["multimeter"]],
    ["Kelvra K45 multimeter with USB", ["multimeter"]],
    ["Soft pouch for pocket multimeters", ["pouch"]],
    ["Multimeter rubber holster, yellow", ["holster"]],
    ["Test leads", ["leads", "lead"]],
    ["100 Ω ±0.1 % precision resistor 15 ppm/°C", ["resistor"]],
    ["IRFZ44N MOSFET SOT-23", ["mosfet"]],
    ["Slide switch SPDT, 3 pins", ["spdt", "switch"]],
    ["Breadboard 400 points", ["breadboard"]],
    ["LED 5 mm red", ["red", "led"]],
    ["Bosch 12 V drill", ["drill", "bosch"]],
    ["Dual op-amp, DIP-8", ["amp", "opamp"]],
    ["For Dummies", ["dummies", "dummy"]],
    ["AP131-30", []],
    ["", []],
    ["ملتيميتر رقمي K45", ["ملتيميتر"]],
    ["جهاز الملتيميتر الرقمي", ["جهاز", "الملتيميتر", "ملتيميتر"]],
    ["كابلات ملتيميتر سيليكون", ["كابلات", "كابل", "كابله"]],
    ["K45 واقي ملتيميتر", ["واقي"]],
  ] as const)("API-4 '%s' is %j", ([name, heads]) => {
    expect(kinds([name])).toEqual(heads);
  });
});

describe("kinds from category and sub category", () => {
  test("API-4 a category of one kind gives the kind in singular and plural", () => {
    expect(kinds(["K-45"], ["Clamp meters"])).toEqual(["clamp", "meters", "meter"]);
    expect(kinds(["K-45"], ["ملتيميترات"])).toEqual(["ملتيميترات", "ملتيميتر", "ملتيميتره"]);
  });

  test("API-4 a category of several kinds gives those in the product's own name", () => {
    const groups = ["Batteries and holders", "بطاريات وحوامل"];
    expect(kinds(["AA battery"], groups)).toEqual(["battery", "batteries"]);
    expect(kinds(["AA battery holder"], groups)).toEqual(["holder", "holders"]);
    expect(kinds(["Battery starter pack"], groups)).toEqual(["pack", "batteries", "battery"]);
    expect(kinds(["CR2032"], groups)).toEqual([]);
    expect(kinds(["حوامل AA"], groups)).toEqual(["حوامل"]);
  });

  test("API-4 a category of accessories gives no kinds of other words", () => {
    expect(kinds(["K45"], ["Measuring instruments", "Meter accessories", "إكسسوارات الأجهزة"])).toEqual([
      "accessories",
      "accessory",
      "اكسسوارات",
      "اكسسوار",
      "اكسسواره",
    ]);
  });
});

test("API-4 what a category's products fit is no kind of theirs", () => {
  const found = kinds(["ATtiny85 USB board"], ["Arduino-compatible boards", "بوردات متوافقة مع أردوينو"]);
  expect(found).toEqual(expect.arrayContaining(["board", "بوردات"]));
  expect(found.filter((word) => ["arduino", "اردوينو"].includes(word))).toEqual([]);
});
