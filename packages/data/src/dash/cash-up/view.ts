import type { DayCash, CashUp } from "@shop/contract/cash-up/endpoints.ts";

import type { FormState, Remote } from "../../view.ts";

/** What the page of the payments of a day reads and calls. */
export interface CashUpView {
  /** The payments of the day, with what was counted. */
  readonly payments: Remote<CashUp>;
  /** Identifies the branch and person whose count was last sent; null before. */
  readonly counting: string | null;
  /** The request that stores that count. */
  readonly count: FormState;
  /** Stores counted cash. */
  readonly onCount: (cash: DayCash) => void;
}
