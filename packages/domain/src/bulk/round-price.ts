import type { PriceRounding } from "./bulk-rule.ts";

/** Divides whole numbers and rounds half up: 2.5 becomes 3, -2.5 becomes -2. */
function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const doubled = 2n * numerator + denominator;
  const divisor = 2n * denominator;
  const quotient = doubled / divisor;
  // Division of bigints truncates towards 0, which is up for negative numbers.
  return doubled < 0n && quotient * divisor !== doubled ? quotient - 1n : quotient;
}

/** A rounded price lies `offset` minor units above a multiple of `step`. */
const places: Readonly<Record<PriceRounding, { readonly step: bigint; readonly offset: bigint }>> = {
  none: { step: 1n, offset: 0n },
  "1": { step: 100n, offset: 0n },
  "5": { step: 500n, offset: 0n },
  "10": { step: 1000n, offset: 0n },
  "9": { step: 1000n, offset: 900n },
};

/**
 * Rounds a positive price, given as a fraction of minor units, to the nearest price of a rounding; half way it is the higher one.
 * The lowest price that ends in 9 is 9.
 */
export function roundPrice(numerator: bigint, denominator: bigint, rounding: PriceRounding): bigint {
  const { step, offset } = places[rounding];
  const steps = divideHalfUp(numerator - offset * denominator, step * denominator);
  const rounded = steps * step + offset;
  return rounded < 0n ? offset : rounded;
}
