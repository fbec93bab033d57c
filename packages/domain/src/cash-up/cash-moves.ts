import { differenceOf, sumOf } from "../money/money.ts";

/**
 * Cash of a drawer that is no payment of an order: what is in it when the day begins, change that came from the bank, what was taken to the bank,
 * and what was paid for a small expense or to a courier.
 */
export const cashMoveKinds = ["float", "from_bank", "to_bank", "expense", "courier_fee"] as const;

/** Kind of a move of cash. */
export type CashMoveKind = (typeof cashMoveKinds)[number];

/** The kinds by which the shop has spent something, which state what for. */
export const spendingKinds = ["expense", "courier_fee"] as const satisfies readonly CashMoveKind[];

/** Whether a kind puts cash into the drawer. */
const isCashIn = (kind: CashMoveKind): boolean => kind === "float" || kind === "from_bank";

/** What moves have put into a drawer less what they have taken out. */
export const netOfMoves = (
  moves: readonly { readonly kind: CashMoveKind; readonly amount: string }[],
): string => {
  const sum = (isIn: boolean) =>
    sumOf(moves.filter(({ kind }) => isCashIn(kind) === isIn).map(({ amount }) => amount));
  return differenceOf(sum(true), sum(false));
};
