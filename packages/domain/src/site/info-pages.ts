import type { Bilingual } from "../locale/locale.ts";

/** The pages on how the shop sells, by the last part of their addresses. */
export const infoPages = ["delivery", "payment", "returns", "warranty", "privacy", "terms"] as const;

/** A page on how the shop sells. */
export type InfoPage = (typeof infoPages)[number];

/** The texts of these pages; a page with neither text is left out. */
export type InfoTexts = Readonly<Record<InfoPage, Bilingual>>;

/** The pages that have a text. */
export const existingInfoPages = (texts: InfoTexts): InfoPage[] =>
  infoPages.filter((page) => texts[page].en !== "" || texts[page].ar !== "");
