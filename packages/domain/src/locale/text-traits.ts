import type { Locale } from "./locale.ts";

/** Maximum length of a part that is kept on one line; longer ones would not fit on a small card. */
const LONGEST_UNBROKEN = 14;

/** Checks whether a part has a place where a line could break, and is short enough to be kept on one line. */
export const isKeptTogether = (part: string): boolean =>
  part.length <= LONGEST_UNBROKEN && !/^[\p{L}\p{N}]*$/u.test(part);

/** A number with its unit after a space: '4.7 kΩ', '¼ W', '5 %'; a unit has up to three characters. A sign before it stays with it anyway. */
const QUANTITY = /((?:\d[\d.,/–…-]{0,9}|[¼½¾⅛]) [\p{L}°]{0,2}[%ΩVAWFHzhgmBC](?![\p{L}\p{N}]))/u;

/** Splits a text at its numbers with a unit, which a line does not part: every second piece is one. */
export const quantityPieces = (text: string): string[] => text.split(QUANTITY);

/** Returns the language of a text on a page of another language, or undefined where it is the page's own. */
export function foreignLanguage(text: string, locale: Locale): Locale | undefined {
  const isArabic = /\p{Script=Arabic}/u.test(text);
  if (locale === "en") return isArabic ? "ar" : undefined;
  return !isArabic && /\p{Script=Latin}{2}/u.test(text) ? "en" : undefined;
}
