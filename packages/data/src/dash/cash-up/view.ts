import type { CashUp, DayCash, NewCashMove } from "@shop/contract/cash-up/endpoints.ts";
import type { Bilingual } from "@shop/domain/locale/locale.ts";

import type { FormState, Remote } from "../../view.ts";

/** What the page of the payments of a day reads and calls. */
export interface CashUpView {
  /** The payments of the day, with what was counted, and what came or went without an order. */
  readonly payments: Remote<CashUp>;
  /** Mail address of the administrator who is signed in; '' until that is loaded. */
  readonly self: string;
  /** Names of the branches; nothing until they are loaded. */
  readonly branches: ReadonlyArray<Bilingual>;
  /** Identifies the branch and person whose count was last sent; null before. */
  readonly counting: string | null;
  /** The request that stores that count. */
  readonly count: FormState;
  /** Stores counted cash. */
  readonly onCount: (cash: DayCash) => void;
  /** The request that stores what came or went without an order. */
  readonly move: FormState;
  /** Stores cash that came or went without an order. */
  readonly onMove: (move: NewCashMove) => void;
  /** The request that takes such cash back. */
  readonly voiding: FormState;
  /** Takes such cash back. */
  readonly onVoid: (id: number, reason: string) => void;
}
