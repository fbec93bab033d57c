import { asciiDigits } from "../../search/folding.ts";
import { ORDER_NUMBER_LENGTH, ORDER_NUMBER_SIGNS, tidyOrderNumber } from "../order-number.ts";
import { tidyTracking } from "../parcels/shipment.ts";
import { readTaxNumber } from "../placing/order-company.ts";

/** Letters that a search of orders treats as equal, and the digits: each of `from` as the letter of `to` below it, those without one as none. */
export const FOLDED_LETTERS = {
  from: "أإآٱىةؤئ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ـ\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652",
  to: "اااايهوي01234567890123456789",
} as const;

/** Maximum number of words of a search that are compared. */
const MAX_WORDS = 8;
/** Minimum length of a part of an order number; shorter ones stand in too many. */
const MIN_NUMBER_SIGNS = 3;
/** Minimum length of the digits that are compared with phones. */
const MIN_PHONE_DIGITS = 3;

const letters = new Map(
  Array.from(FOLDED_LETTERS.from, (from, at) => [from, FOLDED_LETTERS.to.at(at) ?? ""]),
);

/** Folds a name, an address, a note or the name of a product for a search of orders; what separates words stays. */
export const foldOrderText = (text: string): string =>
  Array.from(text.toLowerCase(), (letter) => letters.get(letter) ?? letter).join("");

/** Folds a part number for a search of orders: letters and digits alone. */
export const foldOrderedPart = (text: string): string =>
  foldOrderText(text).replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The forms in which the text of a search is compared with orders. */
export interface OrderSearch {
  /** Part of an order number, in its normalised form; '' where the text is none. */
  readonly number: string;
  /** Part of a phone without country code and leading zero; '' where the text is none. */
  readonly phone: string;
  /** A whole tracking number. */
  readonly tracking: string;
  /** Part of a part number; '' where the text has neither letters nor digits. */
  readonly part: string;
  /** A whole tax registration number; '' where the text is none. */
  readonly taxNumber: string;
  /** A whole number of an invoice or a credit note. */
  readonly document: string;
  /** Each has to stand in the name, the mail address, the postal address, the company, its numbers, a note, a line or the name of a carrier. */
  readonly words: readonly string[];
}

const numberPattern = new RegExp(`^[${ORDER_NUMBER_SIGNS}]{${MIN_NUMBER_SIGNS},${ORDER_NUMBER_LENGTH}}$`);

function phoneIn(text: string): string {
  const written = asciiDigits(text).replaceAll(
    /[\s().\u00AD\u061C\u200B-\u200F\u2010-\u2015\u202A-\u202E\u2060\u2066-\u2069\u2212\uFEFF-]/g,
    "",
  );
  if (!/^\+?\d+$/.test(written)) return "";
  const key = written
    .replace(/^(?:00|\+)(?=20|971)/, "")
    // A country code counts as one where a whole number follows.
    .replace(/^(?:20(?=1\d{9}$)|971(?=5\d{8}$)|0)/, "")
    .replace(/^\+/, "");
  return key.length < MIN_PHONE_DIGITS ? "" : key;
}

/** Reads the text of a search of orders; null for an empty one. */
export function readOrderSearch(typed: string): OrderSearch | null {
  // PostgreSQL cannot compare with a null character.
  const text = typed.replaceAll("\0", " ");
  const words = foldOrderText(text).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return null;
  const number = tidyOrderNumber(text);
  return {
    number: numberPattern.test(number) ? number : "",
    phone: phoneIn(text),
    tracking: tidyTracking(text),
    part: foldOrderedPart(text),
    taxNumber: readTaxNumber(text) ?? "",
    document: asciiDigits(text).trim().toUpperCase(),
    words: words.slice(0, MAX_WORDS),
  };
}
