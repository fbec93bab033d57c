import { expect, test } from "vitest";

import { Vocabulary } from "./vocabulary.ts";

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
