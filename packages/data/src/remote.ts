import type { Remote, Submission } from "@shop/contract/state.ts";

import { errorText } from "./api-error.ts";

/** What this needs of a query's result, paged or not. */
export interface QueryState<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isRefetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** A query's result as a screen is told it; data that is there stays, whatever a later refresh does. */
export function toRemote<T>(query: QueryState<T>): Remote<T>;
export function toRemote<T, U>(query: QueryState<T>, select: (data: T) => U): Remote<U>;
export function toRemote<T>(query: QueryState<T>, select?: (data: T) => unknown): Remote<unknown> {
  const { data, error, isRefetching, refetch } = query;
  if (data !== undefined)
    return { status: "ready", data: select ? select(data) : data, refreshing: isRefetching };
  if (error) return { status: "failed", error: errorText(error), onRetry: () => void refetch() };
  return { status: "loading" };
}

/** A mutation as a screen is told it; one that succeeded is idle again. */
export function toSubmission(mutation: {
  readonly isPending: boolean;
  readonly error: Error | null;
}): Submission {
  if (mutation.isPending) return { status: "pending" };
  return mutation.error ? { status: "failed", error: errorText(mutation.error) } : { status: "idle" };
}

/** The loading of a list's next page, as a screen is told it. */
export const nextPageSubmission = (list: {
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: Error | null;
}): Submission =>
  toSubmission({
    isPending: list.isFetchingNextPage,
    error: list.isFetchNextPageError ? list.error : null,
  });
