import { divideHalfUp } from "./divide-half-up.ts";
import { fromMinorUnits, toMinorUnits } from "./money.ts";

/** Parts of a piastre that the price of a piece below one pound is rounded to. */
const PARTS = 100n;

/**
 * What one of some pieces costs that have a price together, as decimal text: with two decimals, below one pound with up to four. Null where
 * there is no price, or it is too low to be said.
 */
export function pricePerPiece(price: string, pieces: number): string | null {
  const minor = toMinorUnits(price);
  if (minor === null) return null;
  const each = divideHalfUp(minor * PARTS, BigInt(pieces));
  if (each === 0n) return null;
  // From the price itself: what is rounded twice may end one too high.
  if (each >= 100n * PARTS) return fromMinorUnits(divideHalfUp(minor, BigInt(pieces)));
  const digits = each.toString().padStart(4, "0");
  return `0.${digits.replace(/0{1,2}$/, "")}`;
}
