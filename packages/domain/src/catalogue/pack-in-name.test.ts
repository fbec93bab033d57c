import { expect, test } from "vitest";

import { packInName } from "./pack-in-name.ts";
import { unitText } from "./selling-unit.ts";

const read = (name: string, name_ar: string | null = null): string => {
  const found = packInName({ name, name_ar });
  return typeof found === "string" ? found : unitText(found);
};

test.each([
  ["BC547B NPN transistor (10 pcs)", "pack; 10"],
  ["1N4148 diode 100pcs", "pack; 100"],
  ["Resistors 1k, pack of 100", "pack; 100"],
  ["LED 5 mm red, 50-pack", "pack; 50"],
  ["Box of 1,000 screws M3", "pack; 1000"],
  ["SMD resistor 0805 10k reel of 5000", "reel; 5000"],
  ["0805 10k 5000/reel", "reel; 5000"],
  ["Jumper wires, strip of 40", "strip; 40"],
  ["Screwdriver set 32 pcs", "set; 32"],
  ["Set of 5 files", "set; 5"],
  ["Pair of test leads", "pair"],
  ["ترانزستور BC547 عبوة 10 قطع", "pack; 10"],
  ["مقاومة 1k علبة ١٠٠ قطعة", "pack; 100"],
  ["مقاومات، عبوة من 20", "pack; 20"],
  ["طقم مفكات 6 قطع", "set; 6"],
  ["أسلاك توصيل زوج", "pair"],
  ["Header (pack 10)", "pack; 10"],
  ["Pin header (10 x pcs)", "pack; 10"],
  ["1N4007 diode (5 Pack)", "pack; 5"],
  ["LED red [pack of 100]", "pack; 100"],
  ["مقاومة (١٠ قطع)", "pack; 10"],
  ["مقاومة 1k [علبة 100]", "pack; 100"],
  ["ترانزستور BC547 عبوة 50", "pack; 50"],
  ["مقاومة، 10 قِطَـع", "pack; 10"],
  ["LM7805, tube of 50", "pack; 50"],
  ["2N7002, reel of 1000", "reel; 1000"],
])("D-120 %j is sold by %j", (name, unit) => {
  expect(read(name)).toBe(unit);
});

test.each([
  ["Battery pack 12 V"],
  ["LED strip 5 m"],
  ["Set of 5 mm drills"],
  ["Header 40 pins"],
  ["Arduino kit"],
  ["Fuse 1 pc"],
  ["Multimeter 6000 counts"],
  ["Header 40 pin"],
  ["Resistor 10 kΩ"],
  ["Relay module 4 channels"],
  ["Terminal 2 x 15"],
  ["Tube of 25 g solder paste"],
  ["Relay (5 V)"],
  ["Screw (M3x10)"],
  ["Battery pack 12"],
  ["علبة 85 × 50 مم"],
  ["عبوة 50 مل سائل فلكس"],
])("D-120 %j names no pack", (name) => {
  expect(read(name)).toBe("no_pack_in_name");
});

test("D-120 both names say the same, or nothing is read", () => {
  expect(read("BC547B 10 pcs", "ترانزستور عبوة 10 قطع")).toBe("pack; 10");
  expect(read("BC547B 10 pcs", "ترانزستور عبوة 20 قطعة")).toBe("unclear_pack");
  expect(read("Box of 100 resistors, 10 pcs each")).toBe("unclear_pack");
  expect(read("LED assortment, 5 colours × 20 pieces")).toBe("unclear_pack");
  expect(read("Pack of 2000000 screws")).toBe("unclear_pack");
});
