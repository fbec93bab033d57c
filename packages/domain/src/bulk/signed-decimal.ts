import { asciiDigits } from "../search/folding.ts";

/** Pattern of signed decimal text: digits with at most two decimals. */
export const SIGNED_DECIMAL_PATTERN = /^[+-]?\d{1,10}(?:\.\d{1,2})?$/;

/** Normalises a signed number as people type it: Arabic digits and decimal separators, other minus signs, spaces and direction marks. */
export const normalizeSigned = (text: string): string =>
  asciiDigits(text)
    .replaceAll(/[\s\u061C\u200E\u200F%٪]/g, "")
    .replaceAll("٫", ".")
    .replace(/^[\u2010-\u2015\u2212]/, "-");

/** The hundredths of a rule's value, which its schema has read; throws for any other text. */
export function hundredthsOf(text: string): bigint {
  const hundredths = signedHundredths(text);
  if (hundredths === null) throw new RangeError("The value of a change cannot be read.");
  return hundredths;
}

/** Parses signed decimal text to hundredths; null for invalid text. */
export function signedHundredths(text: string): bigint | null {
  if (!SIGNED_DECIMAL_PATTERN.test(text)) return null;
  const [whole = "0", fraction = ""] = text.replace(/^[+-]/, "").split(".");
  const hundredths = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, "0"));
  return text.startsWith("-") ? -hundredths : hundredths;
}
