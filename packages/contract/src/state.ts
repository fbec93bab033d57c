/** A server-fed part of a screen, in words: on its way, failed, or there (with fresher data perhaps on its way). */
export type Remote<T> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly error: string; readonly onRetry: () => void }
  | { readonly status: "ready"; readonly data: T; readonly refreshing: boolean };

/** A command of a screen, in words: not sent, on its way, or failed with a message or key. */
export type Submission =
  | { readonly status: "idle" }
  | { readonly status: "pending" }
  | { readonly status: "failed"; readonly error: string };

/** Data that is there and not being refreshed. */
export const ready = <T>(data: T): Remote<T> => ({ status: "ready", data, refreshing: false });

/** A list that grows page by page: what is there so far, how much there is in all, and whether more can be asked for. */
export interface Listing<T> {
  readonly items: readonly T[];
  readonly total: number;
  /** False where there are more than `total`. */
  readonly totalExact: boolean;
  readonly hasMore: boolean;
  /** The cursor at which it begins, where that is not the start of everything. */
  readonly start?: string | undefined;
  /** The cursor at which it goes on; null or absent where nothing is left. */
  readonly next?: string | null | undefined;
}
