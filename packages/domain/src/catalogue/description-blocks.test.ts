import { expect, test } from "vitest";

import { descriptionBlocks, plainDescription } from "./description-blocks.ts";

const description =
  "Drives two motors.\nGood for robots.\nLogic: 5 V\n\n## Pins\nGND: ground\nIN1: input\n## Caution\nHot.";

test("D-107 a description has texts, headings and lines with values", () => {
  expect(descriptionBlocks(description)).toEqual([
    { place: 0, kind: "text", text: "Drives two motors.\nGood for robots." },
    { place: 2, kind: "values", values: [{ name: "Logic", value: "5 V" }] },
    { place: 4, kind: "heading", text: "Pins" },
    {
      place: 5,
      kind: "values",
      values: [
        { name: "GND", value: "ground" },
        { name: "IN1", value: "input" },
      ],
    },
    { place: 7, kind: "heading", text: "Caution" },
    { place: 8, kind: "text", text: "Hot." },
  ]);
});

test("D-107 an empty line separates texts, and values too", () => {
  expect(descriptionBlocks("One.\r\n\r\nTwo.\nA: 1\n\nB: 2").map(({ place, kind }) => [place, kind])).toEqual(
    [
      [0, "text"],
      [2, "text"],
      [3, "values"],
      [5, "values"],
    ],
  );
  expect(descriptionBlocks(" \n\n ")).toEqual([]);
});

test("D-107 '##' alone, in the middle of a line or without a space is no heading", () => {
  expect(descriptionBlocks("##\nNo ## heading\n##Pins").map(({ kind }) => kind)).toEqual(["text"]);
});

test("D-107 plain text has no marks of headings", () => {
  expect(plainDescription("Text\n## Pins\nA ## b")).toBe("Text\nPins\nA ## b");
});
