import type { Bilingual } from "../locale/locale.ts";
import { differenceOf, sumOf } from "../money/money.ts";
import type { PaymentMethod } from "../payments/payment-methods.ts";
import { type CashMoveKind, netOfMoves } from "./cash-moves.ts";

/** Whose cash it is, and where. */
export interface Drawer {
  /** Null where no branch was stated. */
  readonly branch: Bilingual | null;
  /** The administrator's mail address. */
  readonly person: string;
}

/** What was paid on a day by one method, at one branch, to one person; amounts are below zero where more was taken back. */
export interface DaySum extends Drawer {
  readonly method: PaymentMethod;
  readonly received: string;
  readonly refunded: string;
  /** Withholding tax that buyers have deducted; not part of `received`. */
  readonly withheld: string;
  /** Payments less refunds. */
  readonly net: string;
}

/** Cash that was counted. */
export interface CashCount extends Drawer {
  readonly counted: string;
}

/** Cash that came or went without an order. */
export interface CashMove extends Drawer {
  readonly kind: CashMoveKind;
  /** Below zero where it takes another one back. */
  readonly amount: string;
}

/** The cash of a day at one branch of one person. */
export interface CashDrawer<Count extends CashCount, Move extends CashMove> extends Drawer {
  /** What orders have brought: payments less refunds. */
  readonly taken: string;
  readonly moves: readonly Move[];
  /** What should be in it: what orders have brought, and what moves have put in less what they have taken out. */
  readonly expected: string;
  /** What was counted, the newest first; that counts. */
  readonly counts: readonly Count[];
  /** What was counted less what is expected; null before a count. */
  readonly difference: string | null;
}

/** Identifies the cash of a branch and a person. */
export const drawerKey = ({ branch, person }: Drawer): string =>
  JSON.stringify([branch?.en ?? null, branch?.ar ?? null, person]);

/** The cash of a day by branch and person: what is expected, with what was counted; `counts` begins with the newest. */
export function cashDrawers<Count extends CashCount, Move extends CashMove>({
  sums,
  counts,
  moves,
}: {
  readonly sums: readonly DaySum[];
  readonly counts: readonly Count[];
  readonly moves: readonly Move[];
}): CashDrawer<Count, Move>[] {
  const cash = Map.groupBy(
    sums.filter(({ method }) => method === "cash"),
    drawerKey,
  );
  const counted = Map.groupBy(counts, drawerKey);
  const moved = Map.groupBy(moves, drawerKey);
  const keys = new Set([...cash.keys(), ...moved.keys(), ...counted.keys()]);
  return [...keys].flatMap((key) => {
    const [own = [], all = [], others = []] = [cash.get(key), counted.get(key), moved.get(key)];
    const drawer = own[0] ?? others[0] ?? all[0];
    if (!drawer) return [];
    const taken = sumOf(own.map(({ net }) => net));
    const expected = sumOf([taken, netOfMoves(others)]);
    const [last] = all;
    return [
      {
        branch: drawer.branch,
        person: drawer.person,
        taken,
        moves: others,
        expected,
        counts: all,
        difference: last ? differenceOf(last.counted, expected) : null,
      },
    ];
  });
}
