import { asciiDigits } from "../search/folding.ts";
import { divideHalfUp } from "./divide-half-up.ts";
import { fromMinorUnits } from "./money.ts";

/** Digits with at most six decimals. */
const RATE_PATTERN = /^\d{1,6}(?:\.\d{1,6})?$/;

/** Whether a normalised text is an exchange rate: above 0, with at most six digits and six decimals. */
export const isRate = (text: string): boolean => RATE_PATTERN.test(text) && /[1-9]/.test(text);

/** Normalises a rate as people type it: Arabic digits and decimal marks, spaces and direction marks. */
export const normalizeRate = (text: string): string =>
  asciiDigits(text)
    .replaceAll(/[\s\u061C\u200E\u200F]/g, "")
    .replace("٫", ".");

/** The digits of decimal text without its mark, and how many of them are decimals. */
function digitsOf(text: string): readonly [digits: bigint, decimals: number] {
  const [whole = "0", fraction = ""] = text.split(".");
  return [BigInt(whole + fraction), fraction.length];
}

/**
 * An amount of another currency in that of the shop, rounded once to the piastre, half up. Both are decimal text without a sign, the amount of
 * any number of decimals; the rate says how many pounds one unit of the currency is.
 */
export function atRate(amount: string, rate: string): string {
  const [value, decimals] = digitsOf(amount);
  const [factor, places] = digitsOf(rate);
  const one = 10n ** BigInt(decimals + places);
  return fromMinorUnits(divideHalfUp(value * factor * 100n, one));
}
