import { asciiDigits } from "../search/folding.ts";
import type { StockCause } from "./postings.ts";

/** Why an administrator changes the stock of a product by hand. */
export const stockReasons = ["count", "breakage", "own_use", "found", "arrived", "other"] as const;

/** Why an administrator changes the stock of a product by hand; `arrived` are goods that came without a purchase order. */
export type StockReason = (typeof stockReasons)[number];

const causes: Readonly<Record<StockReason, StockCause>> = {
  count: "counted",
  breakage: "breakage",
  own_use: "own_use",
  found: "found",
  arrived: "arrived",
  other: "corrected",
};

/** The cause in the journal of a change by hand; without a reason it is a correction. */
export const causeOfReason = (reason: StockReason | undefined): StockCause =>
  reason === undefined ? "corrected" : causes[reason];

/** The reasons of more pieces, and of fewer: a number of goods that was entered too high is taken back as `arrived`. */
const reasonsFor = {
  more: ["arrived", "found", "count", "other"],
  fewer: ["count", "breakage", "own_use", "arrived", "other"],
} as const satisfies Record<string, readonly StockReason[]>;

/**
 * The reasons to choose from for a change of the stock by a number of pieces, the proposed one first; none where it does not change. Null pieces are more of some
 * products and fewer of others.
 */
export function reasonsOfChange(pieces: number | null): readonly StockReason[] {
  if (pieces === null) return stockReasons;
  if (pieces > 0) return reasonsFor.more;
  return pieces < 0 ? reasonsFor.fewer : [];
}

/** The reason of a change: the chosen one where it can be one of it, else the proposed one; undefined where nothing changes. */
export function reasonOfChange(pieces: number | null, chosen = ""): StockReason | undefined {
  const reasons = reasonsOfChange(pieces);
  return reasons.find((one) => one === chosen) ?? reasons[0];
}

/** By how many pieces an entered stock differs from the stored one; 0 for a text that is no number. */
export function piecesBetween(stored: number, entered: string): number {
  const text = asciiDigits(entered).trim();
  return /^-?\d+$/.test(text) ? Number(text) - stored : 0;
}
