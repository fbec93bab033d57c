/** Pattern of a price's decimal text: digits with at most two decimals. */
export const PRICE_PATTERN = /^\d{1,10}(?:\.\d{1,2})?$/;

/** Parses decimal text to minor units (piastres); null for invalid text. */
export function toMinorUnits(price: string): bigint | null {
  const text = price.trim();
  if (!PRICE_PATTERN.test(text)) return null;
  const [whole = "0", fraction = ""] = text.split(".");
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, "0"));
}

const AMOUNT_PATTERN = /^-?\d+\.\d{2}$/;

/** The minor units of an amount with two decimals, of any length and sign; throws for any other text, which is never read as zero. */
export function minorOf(amount: string): bigint {
  if (!AMOUNT_PATTERN.test(amount)) throw new RangeError("An amount of money cannot be read.");
  return BigInt(amount.replace(".", ""));
}

/** Formats minor units as decimal text with two decimals. */
export function fromMinorUnits(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, "0");
  return `${minor < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A price with two decimals, as it is stored; throws for a text that is no price, which its rule has let through by mistake. */
export function storedAmount(price: string): string {
  const minor = toMinorUnits(price);
  if (minor === null) throw new RangeError("A price cannot be read.");
  return fromMinorUnits(minor);
}

/** Sums amounts with two decimals exactly, of any length and sign; returns decimal text. */
export const sumOf = (amounts: readonly string[]): string =>
  fromMinorUnits(amounts.reduce((sum, amount) => sum + BigInt(amount.replace(".", "")), 0n));

/** One amount with two decimals less another one, below zero where that is larger. */
export const differenceOf = (amount: string, less: string): string =>
  fromMinorUnits(BigInt(amount.replace(".", "")) - BigInt(less.replace(".", "")));

/** True when decimal text equals zero ('0', '0.00', '.0', empty): the shop shows 'price updating'. */
export const isZeroPrice = (price: string): boolean => !/[1-9]/.test(price);

/** The minor units of a price, none while it is being updated; throws for any other text, which is never read as zero. */
export function minorOfPrice(price: string): bigint {
  const minor = toMinorUnits(price);
  if (minor !== null) return minor;
  if (!isZeroPrice(price)) throw new RangeError("A price cannot be read.");
  return 0n;
}

/** Whether a text is a price, or that of one which is being updated. */
export const isReadablePrice = (price: string): boolean => isZeroPrice(price) || toMinorUnits(price) !== null;

/** Line with a price and a quantity. */
export interface PricedLine {
  readonly price: string;
  readonly qty: number;
}

/** Sums price × quantity exactly and returns decimal text; lines whose price is being updated add nothing. Throws for a price that cannot be read. */
export function totalOf(lines: readonly PricedLine[]): string {
  let sum = 0n;
  for (const line of lines) sum += minorOfPrice(line.price) * BigInt(line.qty);
  return fromMinorUnits(sum);
}
