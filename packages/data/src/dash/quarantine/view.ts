import type {
  QuarantineDecisionBody,
  QuarantineLine,
  QuarantineMoveEntry,
} from "@shop/contract/quarantine/quarantine.ts";

import type { Remote, Submission } from "../../view.ts";

/** A page of a list about units that are not for sale. */
interface Page<Row> {
  readonly data: readonly Row[];
  readonly page: number;
  readonly per_page: number;
  readonly total: number;
}

/** The pages that are shown, from 1; they stand in the page's address. */
export interface QuarantineQuery {
  readonly page: number;
  /** Page of the moves. */
  readonly moves: number;
}

/** How units that are not for sale are decided about. */
export interface QuarantineDecisionView {
  /** The last decision; it is of the product with an id. */
  readonly deciding: { readonly productId: number | null; readonly submission: Submission };
  /** Puts units into the stock or writes them off. */
  readonly onDecide: (decision: QuarantineDecisionBody) => void;
}

/** What the page of units that are not for sale reads and calls. */
export interface QuarantineView extends QuarantineDecisionView {
  /** Products of which there are such units. */
  readonly held: Remote<Page<QuarantineLine>>;
  /** What moved such units, the newest first. */
  readonly moves: Remote<Page<QuarantineMoveEntry>>;
}
