/** Data that a screen reads from the server: loading, failed, or ready and perhaps being refetched. */
export type Remote<Data> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly error: string; readonly onRetry: () => void }
  | { readonly status: "ready"; readonly data: Data; readonly refreshing: boolean };

/** The state of a command: idle, pending, or failed with a message or message key. */
export type Submission =
  | { readonly status: "idle" }
  | { readonly status: "pending" }
  | { readonly status: "failed"; readonly error: string };

/** Errors by field name, as codes that i18n has words for. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Loaded data that is not being refetched. */
export const ready = <T>(data: T): Remote<T> => ({ status: "ready", data, refreshing: false });

/** A paged list: the items fetched so far, the total, and whether there are more pages. */
export interface Listing<T> {
  readonly items: readonly T[];
  readonly total: number;
  /** False where `total` is a lower bound. */
  readonly totalExact: boolean;
  readonly hasMore: boolean;
  /** The cursor of the first page, where the list does not begin at its start. */
  readonly start?: string | undefined;
  /** The cursor of the next page; null or absent after the last. */
  readonly next?: string | null | undefined;
}

/** How a screen loads the next page of a list. */
export interface Paging {
  /** The request of the next page. */
  readonly more: Submission;
  /** Requests the next page, whose items are appended to the list. */
  readonly onLoadMore: () => void;
}

/** A form whose content is sent to the server, as its screen sees it. */
export interface FormState {
  /** Errors by field that the server reported; a new object for each response. */
  readonly errors: FieldErrors;
  /** State of the request that sends the form. */
  readonly submission: Submission;
}
