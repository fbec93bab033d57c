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

test.each([
  "Before the first use: let it warm up for twenty minutes.",
  "What it does not do: the inputs share one ground. They are tied to earth",
  "It has two modes that you can choose: fast and slow",
  "Warning: 230 V mains inside",
  "CAUTION: hot surface",
  "Never measure the mains: 30 V at most",
  "تحذير: جهد 220 فولت",
  "قبل أول استعمال: اتركه عشرين دقيقة حتى يستقر.",
])("D-107 a sentence or a warning is no row of values: %s", (line) => {
  expect(descriptionBlocks(line)).toEqual([{ place: 0, kind: "text", lines: [line] }]);
});

test.each([
  "Supply: 100–240 V, 45–60 Hz",
  "DC gain accuracy: ±3 %",
  "جهد التشغيل: 5 فولت",
  "TX/RX (3.3 V): pins",
  "Weight: approx. 3 kg",
  "15, 1–7: outputs QA, QB to QH",
  "Safety: CAT IV 600 V",
])("D-107 a short label with a value is a row of values: %s", (line) => {
  expect(descriptionBlocks(line)[0]?.kind).toBe("values");
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
