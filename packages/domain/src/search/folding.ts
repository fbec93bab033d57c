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

/** Replaces Arabic and Persian digits by ASCII digits. */
export const asciiDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
  });

/**
 * Folds text for search: unifies case, diacritics, tatweel, Arabic letter forms, digits, Ω and µ, and
 * replaces everything except letters and digits by a space.
 */
export function foldText(text: string): string {
  const unified = text
    .replaceAll(/[أإآٱىةؤئـ]/g, (letter) => ARABIC[letter] ?? letter)
    .replaceAll(/[\u2126\u03A9\u03C9]/g, " ohm ")
    .replaceAll(/[\u00B5\u03BC\u039C]/g, "u")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "");
  return asciiDigits(unified)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Folds a part number: `foldText` without separators ('AP131-30' equals 'ap 13130'). */
export const foldPartNumber = (text: string): string => foldText(text).replaceAll(" ", "");

/** Splits a folded text into words. */
export const foldedWords = (text: string): string[] => foldText(text).split(" ").filter(Boolean);

/** Removes the leading article ال of a folded Arabic word if enough letters remain. */
export const withoutArticle = (word: string): string => (/^ال\p{L}{3,}/u.test(word) ? word.slice(2) : word);

/** Text in lower case, with compatible code points and white space normalised. */
export const exactForm = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .toWellFormed();
