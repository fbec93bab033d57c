/** Characters that the fonts of papers lack, and what stands for them. */
const replacements: Readonly<Record<string, string>> = {
  "→": "->",
  "←": "<-",
  "≥": ">=",
  "≤": "<=",
  "≈": "~",
  Ω: "Ω",
  "‐": "-",
  "‑": "-",
  "\t": " ",
};

const ISOLATED = /\u2066([^\u2066\u2069]*)\u2069/gu;
const MARK = "\u200E";
const REPLACED = /[→←≥≤≈\u2126‐‑\t]/g;
/** What the fonts of `tools/paper-fonts.ts` hold. */
const UNPRINTABLE = /[^\n\u0020-\u007E\u00A0-\u00FF\u0391-\u03C9\u0600-\u06FF\u200C-\u200F–—‘’“”•…€™−]/gu;

/** Pictures among letters. */
const PICTURES = /(?:\p{RGI_Emoji}|\p{Extended_Pictographic}|\p{Regional_Indicator})\u{FE0F}?\s?/gv;
const KEPT_PICTURES = /[©®™]/u;

/** What a character that the fonts lack is nearest to: 'ş' is 's', '①' is '1'; a question mark where it is nothing, so that the loss is seen. */
const nearest = (character: string): string => {
  const plain = character.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return plain === "" || plain.replaceAll(UNPRINTABLE, "") !== plain ? "?" : plain;
};

/** Marks the direction of an isolated run at those ends that have no direction of their own. */
const marked = (run: string): string =>
  `${/^\p{L}/u.test(run) ? "" : MARK}${run}${/[\p{L}\d]$/u.test(run) ? "" : MARK}`;

/**
 * A text as papers can show it. Isolates, for which no font has a glyph, become marks of direction, as few as possible because the layout
 * engine may break a line beside them; pictures are left out, other characters that the fonts lack become the nearest one.
 */
export const printable = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(ISOLATED, (_, run: string) => marked(run))
    .replaceAll(REPLACED, (character) => replacements[character] ?? "")
    .replaceAll(PICTURES, (picture) => (KEPT_PICTURES.test(picture) ? picture : ""))
    .replaceAll(UNPRINTABLE, nearest);
