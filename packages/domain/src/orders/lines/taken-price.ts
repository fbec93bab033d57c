import { isLower } from "../../money/lower-price.ts";
import { priceBeforeForPieces, priceForPieces } from "../../money/quantity-prices.ts";

/**
 * The price that a line keeps beside one that an administrator has agreed: that of the shop where the agreed one is lower, or that without
 * an offer where it is the shop's. Null where nothing was lowered.
 */
export function loweredFrom(
  product: Parameters<typeof priceBeforeForPieces>[0],
  pieces: number,
  price: string,
): string | null {
  const shown = priceForPieces(product, pieces);
  const before = price === shown ? priceBeforeForPieces(product, pieces) : shown;
  return before !== null && isLower(price, before) ? before : null;
}
