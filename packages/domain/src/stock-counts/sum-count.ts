import { sumOf, totalOf } from "../money/money.ts";
import { countDifference, missingAfterCount, stockAfterCount } from "./stock-count.ts";

/** What is stored of a product of a count. */
export interface CountedProduct {
  readonly counted: number;
  readonly expected: number;
  /** Whether what was expected has changed while it was counted. */
  readonly moved: boolean;
  /** Its stock now; null where it is deleted. */
  readonly amount: number | null;
  /** What one costs the shop; null where that is not known. */
  readonly cost: string | null;
}

/** What the booking of a product does. */
export interface CountOutcome {
  /** Null where it is deleted. */
  readonly after: number | null;
  readonly missing: number;
  /** What the difference cost the shop; null where that is not known. */
  readonly atCost: string | null;
}

const isLoss = (amount: string): boolean => amount.startsWith("-");

/** What the booking of a product does. */
export function countOutcome({ amount, cost, ...line }: CountedProduct): CountOutcome {
  const difference = countDifference(line);
  return {
    after: amount === null ? null : stockAfterCount({ ...line, amount }),
    missing: amount === null ? 0 : missingAfterCount({ ...line, amount }),
    atCost: cost === null ? null : totalOf([{ price: cost, qty: difference }]),
  };
}

/** Whether a product should be counted again, or sold pieces of it are missing. */
export const needsCheck = (line: CountedProduct): boolean => line.moved || countOutcome(line).missing > 0;

/** Sums over the products of a count. */
export function sumCount(lines: readonly CountedProduct[]) {
  const differing = lines.filter((line) => countDifference(line) !== 0);
  const costs = differing.flatMap((line) => countOutcome(line).atCost ?? []);
  const fewer = differing.filter((line) => countDifference(line) < 0).length;
  return {
    more: differing.length - fewer,
    fewer,
    same: lines.length - differing.length,
    moved: lines.filter(({ moved }) => moved).length,
    missing: lines.filter((line) => countOutcome(line).missing > 0).length,
    at_cost: {
      more: sumOf(costs.filter((amount) => !isLoss(amount))),
      fewer: sumOf(costs.filter(isLoss)),
      sum: sumOf(costs),
      unknown: differing.length - costs.length,
    },
  };
}
