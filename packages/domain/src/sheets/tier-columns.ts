import { isPriceField } from "../catalogue/product-fields.ts";
import { MAX_QUANTITY_PRICES, MAX_STEP, MIN_STEP } from "../money/quantity-prices.ts";
import { asciiDigits } from "../search/folding.ts";

/** A column of the price of a piece from a number of pieces on. */
export type TierColumn = `quantity_prices.${number}`;

/** The pattern of {@link TierColumn}. */
export const TIER_COLUMN = /^quantity_prices\.[1-9]\d{0,5}$/;

/** The number of pieces of a column. */
export const fromOfTier = (column: TierColumn): number => Number(column.slice(column.indexOf(".") + 1));

/** The column of a number of pieces. */
export const tierColumn = (from: number): TierColumn => `quantity_prices.${from}`;

/** True for the column of a quantity price that a product can have. */
export const isTierColumn = (field: string): field is TierColumn => {
  if (!TIER_COLUMN.test(field)) return false;
  const from = Number(field.slice(field.indexOf(".") + 1));
  return from >= MIN_STEP && from <= MAX_STEP;
};

/** Whether only those who may change prices import a column: a price, or one that says from which quantity prices hold. */
export const isPriceColumn = (field: string | null): boolean =>
  field !== null && (isPriceField(field) || isTierColumn(field) || field === "tier_from");

const PIECES = String.raw`(?:pcs?|pieces?|ea|units?|stk|stück|قطعه|قطعة|قطع)`;
const PRICE = String.raw`(?:unit price|price|preis|prix|prijs|precio|سعر|السعر)`;
const FROM = String.raw`(?:>=|≥|from|ab|vanaf|desde|à partir de|من|@)`;
const NUMBER = String.raw`(?<from>\d{1,6})`;

/** Headers that name a number of pieces by themselves. */
const named = [
  // '10+', 'Price 10+', 'Price (10+)', '10+ pcs'
  new RegExp(`^(?:${PRICE}\\s*)?\\(?${NUMBER}\\s*\\+\\s*${PIECES}?\\.?\\)?$`, "iu"),
  // 'from 10', 'Price from 10 pcs', '≥ 10'
  new RegExp(`^(?:${PRICE}\\s*)?\\(?${FROM}\\s*${NUMBER}\\s*${PIECES}?\\.?\\)?$`, "iu"),
  // 'per 100', 'Price per 100', 'Price for 100'
  new RegExp(`^(?:${PRICE}\\s*)?(?:per|for|je|pro|لكل)\\s*${NUMBER}\\s*${PIECES}?\\.?$`, "iu"),
  // '10 pcs'
  new RegExp(`^${NUMBER}\\s*${PIECES}\\.?$`, "iu"),
];

/** Headers that name one only beside others: 'Price 10', '10-99', '50'. */
const together = [
  new RegExp(`^${PRICE}\\s*\\(?${NUMBER}\\)?$`, "iu"),
  /^(?<from>\d{1,6})\s*[-–]\s*\d{1,6}$/u,
  /^(?<from>\d{1,6})$/u,
];

/** Groups of digits stand together: '1,000+'. */
const plainHeader = (header: string): string =>
  asciiDigits(header.trim()).replaceAll(/(?<=\d)[., ](?=\d{3}(?!\d))/gu, "");

const numberIn = (header: string, patterns: readonly RegExp[]): number | null => {
  for (const pattern of patterns) {
    const from = pattern.exec(header)?.groups?.["from"];
    if (from !== undefined) return Number(from);
  }
  return null;
};

/** 1, 2, 3: the places of prices, not numbers of pieces. */
const areOrdinals = (numbers: readonly number[]): boolean => numbers.every((one, index) => one === index + 1);

/**
 * The number of pieces of each header that names one, null for the others: '1+', '10+', 'Price (100+)', 'per 100'; numbers alone, 'Price 10' and
 * '10-99' only where several rise from left to right. 'Price 1', 'Price 2', 'Price 3' name no numbers of pieces.
 */
export function tiersOfHeaders(headers: readonly string[]): (number | null)[] {
  const plain = headers.map(plainHeader);
  const found = plain.map((header) => numberIn(header, named));
  for (const pattern of together) {
    const numbers = plain.map((header) => numberIn(header, [pattern]));
    const given = numbers.filter((one) => one !== null);
    const isRising = given.every((one, index) => index === 0 || one > (given[index - 1] ?? 0));
    if (given.length < 2 || !isRising || areOrdinals(given)) continue;
    for (const [index, one] of numbers.entries()) found[index] ??= one;
  }
  return found;
}

/**
 * What is wrong with fields of columns as quantity prices: more than a product can have, or given in two ways. Null where nothing is.
 */
export function tierFault(fields: readonly (string | null)[]): "too_many_tiers" | "tiers_twice" | null {
  const tiers = fields.filter((field) => field !== null && isTierColumn(field));
  if (tiers.length > MAX_QUANTITY_PRICES) return "too_many_tiers";
  const ways = [tiers.length > 0, fields.includes("quantity_prices"), fields.includes("tier_from")];
  return ways.filter(Boolean).length > 1 ? "tiers_twice" : null;
}
