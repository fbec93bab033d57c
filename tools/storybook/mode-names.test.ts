import { expect, test } from "vitest";

import { namedAfterModes } from "./mode-names.ts";

const named = (names: readonly string[], tags: readonly string[] = []) =>
  names.map((name) => ({ id: name, title: "Shop/Cart", name, tags: [...tags] }));

test("a story that is named after a mode, or another story in a mode, is found", () => {
  const faulty = [
    "Phone",
    "Arabic Phone",
    "Dark",
    "Phone 320",
    "Text at 200 %",
    "Edit Arabic",
    "Edit on Arabic Phone",
  ];
  expect(namedAfterModes(named(["Default", "Edit", ...faulty]))).toEqual(faulty);
});

test("a state whose name has the word of a mode is none", () => {
  const states = [
    "Missing Arabic",
    "Arabic buyer",
    "Phone Menu",
    "Phone Only",
    "Dark Values",
    "Narrow",
    "Lights",
  ];
  expect(namedAfterModes(named(["Default", ...states]))).toEqual([]);
});

test("tests and journeys may name the mode that they are proven in", () => {
  expect(namedAfterModes([...named(["Dark"], ["test-fn"]), ...named(["Phone"], ["journey"])])).toEqual([]);
});
