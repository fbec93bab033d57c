import { expect, test } from "vitest";

import { quantityPieces } from "./text-traits.ts";

test.for([
  ["Carbon film resistor 4.7 kΩ ¼ W 5 %", ["4.7 kΩ", "¼ W", "5 %"]],
  ["Ceramic capacitor 100 nF 50 V, 50 pieces", ["100 nF", "50 V"]],
  ["LM7805CT regulator +5 V 1 A", ["5 V", "1 A"]],
  ["Supply 0–30 V/5 A, -40 °C", ["0–30 V", "5 A", "40 °C"]],
  ["100 Ω ±0.1 % precision resistor 15 ppm/°C", ["100 Ω", "0.1 %", "15 ppm"]],
  ["CAT III 600 Volt, 3 Wires, Uno R3 A0", []],
  ["CAT III 600 V", ["600 V"]],
  ["", []],
] as const)("numbers are kept with their units: %s", ([text, expected]) => {
  const pieces = quantityPieces(text);
  expect(pieces.filter((_, at) => at % 2 === 1)).toEqual(expected);
  expect(pieces.join("")).toBe(text);
});
