/** Decimals of a share of an order among its lines that count for its rounding. */
const DECIMALS = 12;

/** How many of the numbers of {@link scaled} are a piastre. */
export const SCALE = 10n ** BigInt(DECIMALS - 2);

/** A decimal number as a whole number of its twelfth decimals. */
export function scaled(number: string): bigint {
  const [whole = "0", fraction = ""] = number.split(".");
  return BigInt(whole + fraction.slice(0, DECIMALS).padEnd(DECIMALS, "0"));
}
