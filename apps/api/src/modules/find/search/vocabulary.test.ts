import { expect, test } from "vitest";

import { Vocabulary } from "./vocabulary.ts";

test("words are ordered by edit distance, then by the length of the common prefix", () => {
  const vocabulary = new Vocabulary(["resistor", "transistor", "resisters", "desister", "reset"]);
  expect(vocabulary.nearest("resister", 3)).toEqual(["resisters", "resistor", "desister"]);
  expect(vocabulary.isWord("reset")).toBe(true);
});

test("short words are not repaired; words of up to six letters by one error, longer ones by two", () => {
  const vocabulary = new Vocabulary(["led", "diode", "capacitor"]);
  expect(vocabulary.nearest("lad", 3)).toEqual([]);
  expect(vocabulary.nearest("doide", 3)).toEqual(["diode"]);
  expect(vocabulary.nearest("doidi", 3)).toEqual([]);
  expect(vocabulary.nearest("cpacitr", 3)).toEqual(["capacitor"]);
});
