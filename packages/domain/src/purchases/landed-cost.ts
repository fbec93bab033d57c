import { itemAt } from "../item-at.ts";
import { divideHalfUp } from "../money/divide-half-up.ts";
import { minorOf } from "../money/money.ts";
import { shareOut } from "../money/share-out.ts";
import { costOfPieces, type OrderedPacks, packCost } from "./packs.ts";

/** What an order costs beside its goods, without value added tax; null where there is none. */
export interface PurchaseCharges {
  /** What its transport costs. */
  readonly freight: string | null;
  /** What customs take of it. */
  readonly duty: string | null;
}

/** Freight and duty together, in the smallest unit. */
export const chargesOf = ({ freight, duty }: PurchaseCharges): bigint =>
  minorOf(freight ?? "0.00") + minorOf(duty ?? "0.00");

/** The shares of lines in freight and duty, by what their ordered pieces cost; lines without a cost have none. Together they are exactly what is shared. */
export const chargeShares = (charges: PurchaseCharges, lines: readonly OrderedPacks[]): readonly bigint[] =>
  shareOut(
    chargesOf(charges),
    lines.map((line) => minorOf(costOfPieces(line, line.qty))),
  );

/** The part of a line's share that its first pieces have; pieces beyond what was ordered have none. */
export const chargeOfPieces = (share: bigint, qty: number, pieces: number): bigint =>
  divideHalfUp(share * BigInt(Math.min(pieces, qty)), BigInt(qty));

/** What one piece of a line costs with its share, half up to the piastre, in the smallest unit; null without a cost. */
export function landedPiece(line: OrderedPacks, share: bigint): bigint | null {
  if (line.cost === null) return null;
  return divideHalfUp(minorOf(costOfPieces(line, line.qty)) + share, BigInt(line.qty));
}

/** Pieces of a line that have arrived. */
export interface ArrivedPieces {
  readonly qty: number;
  /** What their pack costs; null where that is not known. */
  readonly cost: string | null;
  /** What they stand at in the books so far, without charges, in the smallest unit; null where that is not known. */
  readonly value: bigint | null;
}

/** What pieces stand at in the books: what they cost, and their share of freight and duty. */
export interface LandedValue {
  readonly value: bigint;
  readonly charges: bigint;
}

/**
 * What each arrival of a line is to stand at, in their order: together they are what all their pieces cost, however they came. Pieces whose pack has no
 * cost stay at what they stand at; null where that is not known, which is never guessed.
 */
export function landedValues(
  { qty, pack }: Pick<OrderedPacks, "qty" | "pack">,
  share: bigint,
  arrivals: readonly ArrivedPieces[],
): readonly (LandedValue | null)[] {
  const counted = new Map<string, number>();
  let all = 0;
  return arrivals.map((arrival) => {
    const { cost } = arrival;
    const charges = chargeOfPieces(share, qty, all + arrival.qty) - chargeOfPieces(share, qty, all);
    all += arrival.qty;
    if (cost === null || packCost(cost, pack, 1) === null)
      return arrival.value === null ? null : { value: arrival.value, charges };
    const before = counted.get(cost) ?? 0;
    counted.set(cost, before + arrival.qty);
    const upTo = (pieces: number): bigint => minorOf(costOfPieces({ pack, cost }, pieces));
    return { value: upTo(before + arrival.qty) - upTo(before), charges };
  });
}

/** Where the difference of a cost belongs that changes after its pieces were booked. */
export interface SplitAdjustment {
  /** The pieces that are still there, and those that are not. */
  readonly left: number;
  readonly sold: number;
  /** What the stock is worth more, or less below zero, and what the sold pieces cost more; in the smallest unit. */
  readonly stock: bigint;
  readonly cost: bigint;
}

/** What splits an adjustment. */
export interface AdjustedStock {
  /** What the received pieces cost more, or less below zero. */
  readonly difference: bigint;
  /** Pieces that were received, and those of them that went back to the supplier. */
  readonly received: number;
  readonly returned: number;
  /** Pieces of the product in stock, and what they are worth. */
  readonly stock: number;
  readonly worth: bigint;
}

/**
 * Splits what received pieces cost more: as many of them are still there as are in stock, at most those that were received and not returned. Their part is the stock's,
 * which is never worth less than nothing; the rest is what the sold ones cost.
 */
export function splitAdjustment({
  difference,
  received,
  returned,
  stock,
  worth,
}: AdjustedStock): SplitAdjustment {
  const left = Math.max(0, Math.min(stock, received - returned));
  const part = received === 0 ? 0n : divideHalfUp(difference * BigInt(left), BigInt(received));
  const ofStock = part < -worth ? -worth : part;
  return { left, sold: received - left, stock: ofStock, cost: difference - ofStock };
}

/** The sums of adjustments, as they are confirmed. */
export const sumAdjustments = (
  all: readonly Pick<SplitAdjustment, "stock" | "cost">[],
): Pick<SplitAdjustment, "stock" | "cost"> => ({
  stock: all.reduce((sum, one) => sum + one.stock, 0n),
  cost: all.reduce((sum, one) => sum + one.cost, 0n),
});

/** The shares of lines by the ids of their products. */
export function sharesById(
  charges: PurchaseCharges,
  lines: readonly (OrderedPacks & { readonly id: number })[],
): ReadonlyMap<number, bigint> {
  const shares = chargeShares(charges, lines);
  return new Map(lines.map(({ id }, at) => [id, itemAt(shares, at)]));
}
