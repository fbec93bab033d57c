import { type OrderRules, quantityFrom, type UnitsOfPieces, unitsForPieces } from "../cart/order-quantity.ts";
import { isSet, type SoldUnit } from "../catalogue/selling-unit.ts";

/** What a line of a parts list asks of a product. */
export interface AskedPart {
  /** The pieces that are needed. */
  readonly pieces: number;
  /** Whether the line means this product without a doubt, so that its number counts sets where the product is one. */
  readonly isSure: boolean;
  /** The sets that were chosen by hand; missing where none were. */
  readonly sets?: number | undefined;
}

/**
 * The units of a product that a line of a parts list takes: the fewest that hold its pieces. Of a set there are as many as were chosen, or as the
 * line says where it names the set itself; else one, since '100 × 10k' are not a hundred kits of resistors.
 */
export function unitsForPart(
  product: OrderRules & SoldUnit,
  { pieces, isSure, sets }: AskedPart,
): UnitsOfPieces {
  if (!isSet(product)) return unitsForPieces(product, pieces);
  return { qty: quantityFrom(product, sets ?? (isSure ? pieces : 1)), left: 0 };
}
