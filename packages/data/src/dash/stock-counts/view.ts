import type {
  CountedLine,
  CountSums,
  NewStockCount,
  StockCount,
  UnreadCountLine,
} from "@shop/contract/stock-counts/stock-count.ts";
import type { Named } from "@shop/domain/locale/locale.ts";

import type { FormState, Remote, Submission } from "../../view.ts";

/** What the list of stock counts reads and calls. */
export interface StockCountsView {
  /** Open counts, then closed ones. */
  readonly counts: Remote<readonly StockCount[]>;
  /** The request that starts a count. */
  readonly starting: FormState;
  /** Starts a count. */
  readonly onStart: (count: NewStockCount) => void;
}

/** Which products of a count are listed. */
export interface CountQuery {
  readonly show: "all" | "different" | "check";
  readonly page: number;
}

/** A count with a page of its products. */
export interface CountPage {
  readonly count: StockCount;
  readonly sums: CountSums;
  readonly lines: readonly CountedLine[];
  readonly page: number;
  readonly per_page: number;
  readonly total: number;
}

/** A code that counted nothing. */
export interface UnreadScan {
  /** Identifies it among the others. */
  readonly key: string;
  readonly code: string;
  readonly qty: number;
  readonly reason: "not_found" | "not_ordered" | "several" | "failed";
  /** The products that have the code, where they are several. */
  readonly products: ReadonlyArray<Named & { readonly id: number }>;
  /** Why its request failed, as a code or message; '' for another reason. */
  readonly error: string;
}

/** Codes that are counted one after the other as they are scanned. */
export interface ScansView {
  /** Number of codes whose answer has not come yet. */
  readonly waiting: number;
  /** The product that was counted last; null before. */
  readonly last: (Named & { readonly counted: number }) | null;
  /** Codes that counted nothing, the newest first. */
  readonly unread: readonly UnreadScan[];
  /** Counts pieces of the product that has a code. */
  readonly onScan: (code: string, qty: number) => void;
  /** Counts the pieces of a code again, of a chosen product where one is given; a code that was counted already counts once. */
  readonly onRetry: (scan: UnreadScan, productId?: number) => void;
  /** Removes a code from the list. */
  readonly onDismiss: (scan: UnreadScan) => void;
}

/** What a list has counted. */
interface CountedList {
  readonly lines: number;
  readonly products: number;
  readonly unread: readonly UnreadCountLine[];
}

/** What the page of a count reads and calls. */
export interface StockCountView {
  /** The count with a page of its products. */
  readonly count: Remote<CountPage>;
  /** Codes as they are scanned. */
  readonly scans: ScansView;
  /** The upload of a list; an error is the reason for which it cannot be read. */
  readonly upload: Submission;
  /** What the last list has counted; null before. */
  readonly list: CountedList | null;
  /** Counts a list; its numbers stand for what was counted of its products before where `replace`. */
  readonly onList: (file: File, replace: boolean) => void | Promise<void>;
  /** The request that changes or removes what was counted of a product. */
  readonly editing: Submission;
  /** Sets what was counted of a product. */
  readonly onSet: (productId: number, qty: number) => void;
  /** Removes a product from the count. */
  readonly onRemove: (productId: number) => void;
  /** The request that books or discards the count. */
  readonly closing: Submission;
  /** Books the count as it is in a version. */
  readonly onBook: (version: number) => void;
  /** Discards the count. */
  readonly onDiscard: () => void;
}
