import type { BookClosingEntry, ClosedBooks } from "@shop/contract/books/endpoints.ts";

import type { FormState, Remote, Submission } from "../../view.ts";

/** What the page of the books reads and calls. */
export interface BooksView {
  /** Which days are closed, and every closing. */
  readonly closed: Remote<ClosedBooks>;
  /** The request that closes some. */
  readonly close: FormState;
  /** Closes the books up to a day; calls back once that is done. */
  readonly onClose: (entry: BookClosingEntry, onClosed: () => void) => void;
  /** The request that takes back the last closing. */
  readonly reopen: Submission;
  /** Takes back the last closing; calls back once that is done. */
  readonly onReopen: (onReopened: () => void) => void;
  /** Called when a question is dismissed: forgets why its request was refused. */
  readonly onDismiss: () => void;
}
