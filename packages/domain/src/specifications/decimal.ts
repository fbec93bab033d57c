/** An exact decimal number: `digits` times ten to the power of `power`. */
export interface Decimal {
  readonly digits: bigint;
  readonly power: number;
}

/** The nearest number. */
export const toNumber = ({ digits, power }: Decimal): number => Number(`${digits}e${power}`);

/** Reads plain decimal text: '12', '0.5', '.5'. */
export function decimalOf(text: string): Decimal {
  const [whole = "", fraction = ""] = text.split(".");
  return { digits: BigInt(`${whole}${fraction}` || "0"), power: -fraction.length };
}

/** The product of two decimals. */
export const times = (one: Decimal, other: Decimal): Decimal => ({
  digits: one.digits * other.digits,
  power: one.power + other.power,
});

/** The sum of two decimals. */
export function plus(one: Decimal, other: Decimal): Decimal {
  const power = Math.min(one.power, other.power);
  const scaled = ({ digits, power: own }: Decimal): bigint => digits * 10n ** BigInt(own - power);
  return { digits: scaled(one) + scaled(other), power };
}

/** Digits behind the point of a fraction that does not end. */
const FRACTION_DIGITS = 18;

/** A fraction, exact where it ends within 18 digits. */
export const ratio = (numerator: bigint, denominator: bigint): Decimal => ({
  digits: (numerator * 10n ** BigInt(FRACTION_DIGITS)) / denominator,
  power: -FRACTION_DIGITS,
});
