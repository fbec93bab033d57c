import { expect, test } from "vitest";

import { noDelivery } from "../delivery/delivery.ts";
import { demonstrationDelivery } from "./demonstration-delivery.ts";
import { infoBlocks } from "./info-blocks.ts";
import { existingInfoPages, infoPages } from "./info-pages.ts";
import { infoTexts } from "./info-texts.ts";

test("D-99 empty lines, '## ' and '- ' divide a text into paragraphs, headings and lists", () => {
  const text = "One\nline\n\n \n## Head\n\n- a\n- b\n\n- a\nno list\n\n##No head\n";
  expect(infoBlocks(text)).toEqual([
    { place: 0, kind: "paragraph", text: "One\nline" },
    { place: 1, kind: "heading", text: "Head" },
    { place: 2, kind: "list", items: ["a", "b"] },
    { place: 3, kind: "paragraph", text: "- a\nno list" },
    { place: 4, kind: "paragraph", text: "##No head" },
  ]);
  expect(infoBlocks(" \n\n ")).toEqual([]);
});

test("D-99 every page has a default in both languages, of as many parts in each; a page without any text is left out", () => {
  expect(existingInfoPages({ info: infoTexts, delivery: noDelivery })).toEqual([...infoPages]);
  for (const page of infoPages) {
    const { en, ar } = infoTexts[page];
    expect(infoBlocks(ar).map(({ kind }) => kind)).toEqual(infoBlocks(en).map(({ kind }) => kind));
  }
  const none = { en: "", ar: "" };
  const info = { ...infoTexts, delivery: none, terms: none, returns: { en: "", ar: "نص" } };
  expect(existingInfoPages({ info, delivery: noDelivery })).toEqual(
    infoPages.filter((page) => page !== "terms" && page !== "delivery"),
  );
  // D-109: the costs of delivery are a page without a text, too.
  expect(existingInfoPages({ info, delivery: demonstrationDelivery })).toContain("delivery");
});
