import type { Locale } from "./locale.ts";

/** Maximum length of a part that is kept on one line; longer ones would not fit on a small card. */
const LONGEST_UNBROKEN = 14;

/** Checks whether a part has a place where a line could break, and is short enough to be kept on one line. */
export const isKeptTogether = (part: string): boolean =>
  part.length <= LONGEST_UNBROKEN && !/^[\p{L}\p{N}]*$/u.test(part);

/** A number, or its last part after a space, with its unit: '4.7 kΩ', '¼ W', '±5 %'. */
const QUANTITY =
  /(?:(?<![\p{L}\p{N}])[±+−~<>≤≥-])?(?:\d[\d.,/×–…-]*|[¼½¾⅛]) (?:%|°[CF]?|[pnuµμmkMG]?(?:Ω|V|A|W|Hz|F|H|Ah|Wh|m|g|s|B|b)|cm|dB|rpm)(?![\p{L}\p{N}])/gu;

/** Part of a text: characters that are kept on one line, or the text between. */
export interface QuantityPart {
  readonly start: number;
  readonly end: number;
  readonly isQuantity: boolean;
}

/** Splits a text at its numbers with a unit, which a line does not part. */
export function quantityParts(text: string): QuantityPart[] {
  const parts: QuantityPart[] = [];
  let start = 0;
  for (const match of text.matchAll(QUANTITY)) {
    const end = match.index + match[0].length;
    if (match[0].length > LONGEST_UNBROKEN) continue;
    if (match.index > start) parts.push({ start, end: match.index, isQuantity: false });
    parts.push({ start: match.index, end, isQuantity: true });
    start = end;
  }
  if (start < text.length) parts.push({ start, end: text.length, isQuantity: false });
  return parts;
}

/** Returns the language of a text on a page of another language, or undefined where it is the page's own. */
export function foreignLanguage(text: string, locale: Locale): Locale | undefined {
  const isArabic = /\p{Script=Arabic}/u.test(text);
  if (locale === "en") return isArabic ? "ar" : undefined;
  return !isArabic && /\p{Script=Latin}{2}/u.test(text) ? "en" : undefined;
}
