import { expect, test } from "vitest";

import { editDistance, prefixDistance } from "./edit-distance.ts";

test.for([
  ["", "", 0],
  ["meter", "meter", 0],
  ["meter", "metre", 1],
  ["meter", "mter", 1],
  ["meter", "meeter", 1],
  ["meter", "mejer", 1],
  ["multimeter", "mulitmetr", 2],
  ["ca", "abc", 3],
  ["meter", "kelvin", 3],
  ["مقاومه", "مقاومة", 1],
] as const)("the distance of '%s' and '%s' is %i", ([one, other, distance]) => {
  expect(editDistance(one, other, 2)).toBe(distance);
  expect(editDistance(other, one, 2)).toBe(distance);
});

test("without a limit the exact distance is returned", () => {
  expect(editDistance("kitten", "sitting")).toBe(3);
  expect(editDistance("", "multimeter")).toBe(10);
});

test.for([
  ["oscilos", "oscilloscope", 1],
  ["capac", "capacitor", 0],
  ["cpacit", "capacitor", 1],
  ["meter", "met", 2],
  ["meter", "kelvin", 2],
  ["longer", "lo", 2],
] as const)("the distance of '%s' to a beginning of '%s' is %i", ([one, other, distance]) => {
  expect(prefixDistance(one, other, 1)).toBe(distance);
});
