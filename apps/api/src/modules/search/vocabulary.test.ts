import { expect, test } from "vitest";

import { editDistance } from "./edit-distance.ts";
import { Vocabulary } from "./vocabulary.ts";

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

test("the nearest words come first; of equally near ones the one that begins alike", () => {
  const vocabulary = new Vocabulary(["resistor", "transistor", "resisters", "desister", "reset"]);
  expect(vocabulary.nearest("resister", 3)).toEqual(["resisters", "resistor", "desister"]);
  expect(vocabulary.has("reset")).toBe(true);
});

test("short words are not repaired, words of up to six letters from one error, longer ones from two", () => {
  const vocabulary = new Vocabulary(["led", "diode", "capacitor"]);
  expect(vocabulary.nearest("lad", 3)).toEqual([]);
  expect(vocabulary.nearest("doide", 3)).toEqual(["diode"]);
  expect(vocabulary.nearest("doidi", 3)).toEqual([]);
  expect(vocabulary.nearest("cpacitr", 3)).toEqual(["capacitor"]);
});
