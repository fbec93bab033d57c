import type { HistoryEntry } from "@shop/contract/history/history.ts";

import type { Paging, Remote } from "../../view.ts";

/** The entries of a change history fetched so far, the newest first. */
interface HistoryList {
  readonly items: readonly HistoryEntry[];
  readonly hasMore: boolean;
}

/** What the dialog of a change history reads and calls. */
export interface HistoryView extends Paging {
  /** The entries loaded so far, and whether there are more. */
  readonly entries: Remote<HistoryList>;
}
