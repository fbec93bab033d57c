const ARABIC: Readonly<Record<string, string>> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ة: "ه",
  ؤ: "و",
  ئ: "ي",
  ـ: "",
};
const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

/** Arabic and Persian digits become ASCII digits; everything else stays. */
export const asciiDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
  });

/**
 * Folds text for search: case, marks, tatweel, Arabic letter forms, digits, Ω and µ all become one form, and
 * whatever is neither letter nor digit becomes a space.
 */
export function foldText(text: string): string {
  const unified = text
    .replaceAll(/[أإآٱىةؤئـ]/g, (letter) => ARABIC[letter] ?? letter)
    .replaceAll(/[\u2126\u03A9\u03C9]/g, " ohm ")
    .replaceAll(/[\u00B5\u03BC]/g, "u")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "");
  return asciiDigits(unified)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Folds a part number: what `foldText` does, without any separators ('AP131-30' and 'ap 13130' meet). */
export const foldPartNumber = (text: string): string => foldText(text).replaceAll(" ", "");

/** The words of a folded text. */
export const foldedWords = (text: string): string[] => foldText(text).split(" ").filter(Boolean);

/** A folded Arabic word without its leading article ال, where enough is left to search for. */
export const withoutArticle = (word: string): string => (/^ال\p{L}{3,}/u.test(word) ? word.slice(2) : word);
