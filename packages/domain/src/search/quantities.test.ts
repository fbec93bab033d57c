import { describe, expect, test } from "vitest";

import { quantitiesIn } from "./quantities.ts";

/** True where a search for one text finds a document with the other. */
const finds = (typed: string, written: string): boolean => {
  const indexed = new Set(quantitiesIn(written).flatMap((quantity) => quantity.indexed));
  const searched = quantitiesIn(typed);
  return (
    searched.length > 0 && searched.every((quantity) => quantity.searched.some((form) => indexed.has(form)))
  );
};

describe("API-4 the same value in other units", () => {
  test.for([
    ["0.1uF", "100 nF"],
    ["100nF", "0.1 µF"],
    [".1uf", "100nF"],
    ["0,1 µF", "100 nF"],
    ["100000 pF", "100 nF"],
    ["4.7k", "4.7 kΩ"],
    ["4k7", "4.7 kΩ"],
    ["4K7", "4700 ohm"],
    ["4700 ohm", "4k7"],
    ["4700R", "4.7 k\u2126"],
    ["4.7 k ohm", "4.7kΩ"],
    ["4.7 kilo ohm", "4.7kΩ"],
    ["1000 \u039CF", "1 mF"],
    ["1000\u00B5F", "1000 \u03BCF"],
    ["1,000 uF", "1000 µF"],
    ["1000UF", "1000 µF"],
    ["1m ohm", "1 MΩ"],
    ["1 Meg ohm", "1000 kΩ"],
    ["500MA", "0.5 A"],
    ["16mhz", "16 MHz"],
    ["3V3", "3.3 V"],
    ["4R7", "4.7 Ω"],
    ["1/4W", "0.25 W"],
    ["¼ W", "1/4 W"],
    ["٤٫٧ كيلو أوم", "4.7 kΩ"],
    ["100 نانو فاراد", "0.1µF"],
    ["220 أوم", "220 Ω"],
    ["10k", "Resistor 10 kΩ, 1/4 W"],
    ["R47", "0.47 Ω"],
    ["R010", "10 mΩ"],
    ["1e3 Ω", "1 kΩ"],
    ["4.7e-6 F", "4.7 µF"],
    ["2000mAh", "2 Ah"],
    ["1000 VA", "1 kVA"],
    ["22 AWG", "Wire 22AWG"],
    ["500 lux", "500 lx"],
  ] as const)("API-4 '%s' finds '%s'", ([typed, written]) => {
    expect(finds(typed, written)).toBe(true);
  });

  test.for([
    ["4.7k", "47 kΩ"],
    ["100 nF", "100 µF"],
    ["10 V", "10 Ω"],
    ["10 MΩ", "10 mΩ"],
    ["5 V", "5 A"],
    ["5 V", "5 VA"],
    ["47 µF", "0.47 µF"],
    ["20 dB", "20 dBm"],
  ] as const)("API-4 '%s' does not find '%s'", ([typed, written]) => {
    expect(finds(typed, written)).toBe(false);
  });

  test.for([
    "7805",
    "1N4007",
    "2N2222A",
    "LM317T",
    "Uno R3",
    "K45",
    "50 pieces",
    "5 mm",
    "1 m",
    "60 mm",
    "1.2.3 V",
  ])("API-4 '%s' is no quantity", (text) => {
    expect(quantitiesIn(text)).toEqual([]);
  });

  test("API-4 a quantity has its position in the text", () => {
    const text = "±12 V supply, 4.7 kΩ";
    expect(quantitiesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(["12 V", "4.7 kΩ"]);
  });
});
