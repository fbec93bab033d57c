import { expect, test } from "vitest";

import { descriptionBlocks, plainDescription, valueOf } from "./description-blocks.ts";

const description =
  "Drives two motors.\nGood for robots.\nLogic: 5 V\n\n## Pins\nGND: ground\nIN1: input\n## Caution\nHot.";

test("D-107 a description has texts, headings and lines with values", () => {
  expect(descriptionBlocks(description)).toEqual([
    { place: 0, kind: "text", lines: ["Drives two motors.", "Good for robots."] },
    { place: 2, kind: "values", lines: ["Logic: 5 V"] },
    { place: 4, kind: "heading", lines: ["Pins"] },
    { place: 5, kind: "values", lines: ["GND: ground", "IN1: input"] },
    { place: 7, kind: "heading", lines: ["Caution"] },
    { place: 8, kind: "text", lines: ["Hot."] },
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

test("D-107 a line with a value has a name and the value, which may contain a colon", () => {
  expect(valueOf("Bus: SPI: 10 MHz")).toEqual(["Bus", "SPI: 10 MHz"]);
});

test("D-107 plain text has no marks of headings", () => {
  expect(plainDescription("Text\n## Pins\nA ## b")).toBe("Text\nPins\nA ## b");
});
