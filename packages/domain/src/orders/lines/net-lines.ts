import { itemAt } from "../../item-at.ts";
import { minorOfPrice } from "../../money/money.ts";
import { shareOut } from "../../money/share-out.ts";

/** A line, as far as its sum reads it. */
interface PricedLine {
  /** Decimal text. */
  readonly price: string;
  readonly qty: number;
}

/** What each line costs with its share of a discount, in the smallest unit; together what is left of all lines. */
export function netLines(lines: readonly PricedLine[], discount: bigint): readonly bigint[] {
  const gross = lines.map(({ price, qty }) => minorOfPrice(price) * BigInt(qty));
  const off = shareOut(discount, gross);
  return gross.map((amount, at) => amount - itemAt(off, at));
}
