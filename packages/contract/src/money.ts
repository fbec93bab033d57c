/** Decimal text of a price: digits, with at most two decimals. */
export const PRICE_PATTERN = /^\d{1,10}(?:\.\d{1,2})?$/;

/** Reads decimal text as minor units (piastres); null when the text is no price. */
export function toMinorUnits(price: string): bigint | null {
  const text = price.trim();
  if (!PRICE_PATTERN.test(text)) return null;
  const [whole = "0", fraction = ""] = text.split(".");
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, "0"));
}

/** Writes minor units as decimal text with two decimals. */
export function fromMinorUnits(minor: bigint): string {
  const digits = minor.toString().padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** True when decimal text equals zero ('0', '0.00', '.0', empty): the shop shows 'price updating'. */
export const isZeroPrice = (price: string): boolean => !/[1-9]/.test(price);

/** A line that has a price and a quantity. */
export interface PricedLine {
  readonly price: string;
  readonly qty: number;
}

/** The exact sum of price × quantity, as decimal text; lines whose price is zero or unreadable add nothing. */
export function totalOf(lines: readonly PricedLine[]): string {
  let sum = 0n;
  for (const line of lines) sum += (toMinorUnits(line.price) ?? 0n) * BigInt(line.qty);
  return fromMinorUnits(sum);
}
