import { divideHalfUp } from "../money/divide-half-up.ts";
import { fromMinorUnits, minorOf, toMinorUnits } from "../money/money.ts";
import { MAX_PURCHASE_QTY } from "./purchase-order.ts";

/** How a line of a purchase order is ordered. */
export interface OrderedPacks {
  /** Pieces in all: whole packs. */
  readonly qty: number;
  /** Pieces of a pack; 1 where it is ordered singly. */
  readonly pack: number;
  /** What a pack costs; null where that is not known. */
  readonly cost: string | null;
}

/** A share of minor units. */
const share = (minor: bigint, part: number, whole: number): bigint =>
  divideHalfUp(minor * BigInt(part), BigInt(whole));

/**
 * What a pack of `to` pieces costs where one of `from` pieces has a cost, rounded half up to the piastre; null where that is not known, or is no
 * price: less than half a piastre, or more than can be stored.
 */
export function packCost(cost: string | null, from: number, to: number): string | null {
  if (cost === null) return null;
  const minor = share(minorOf(cost), to, from);
  const text = fromMinorUnits(minor);
  return minor === 0n || toMinorUnits(text) === null ? null : text;
}

/** What some pieces cost together, rounded half up to the piastre once; nothing where the cost of a pack is not known. */
export const costOfPieces = ({ pack, cost }: Omit<OrderedPacks, "qty">, pieces: number): string =>
  fromMinorUnits(cost === null ? 0n : share(minorOf(cost), pieces, pack));

/** The pack in which so many pieces are ordered: the supplier's where they are whole packs, else single pieces. */
export const packFor = (suppliersPack: number, qty: number): number =>
  qty % suppliersPack === 0 ? suppliersPack : 1;

/** The least number of whole packs that holds so many pieces, in pieces; fewer where an order does not take as many. */
export const wholePacks = (qty: number, pack: number): number =>
  Math.min(Math.ceil(qty / pack), Math.floor(MAX_PURCHASE_QTY / pack)) * pack;

/** A line as it is once some of its values are changed: a cost that is not stated follows the pack. Null where the pieces are no whole packs. */
export function changedPacks(
  line: OrderedPacks,
  change: { readonly [F in keyof OrderedPacks]?: OrderedPacks[F] | undefined },
): OrderedPacks | null {
  const { qty = line.qty, pack = line.pack, cost = packCost(line.cost, line.pack, pack) } = change;
  return qty % pack === 0 ? { qty, pack, cost } : null;
}

/** Whether a cost differs from the one before by more than half of it, as where that of a pack stands for one piece. */
export function isCostJump(before: string, cost: string): boolean {
  const [old, now] = [minorOf(before), minorOf(cost)];
  return now * 2n > old * 3n || now * 2n < old;
}
