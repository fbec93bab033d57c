import { divideHalfUp } from "../money/divide-half-up.ts";
import type { PriceRounding } from "./bulk-rule.ts";

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
