import { errorCodeOrMessage, RequestError, errorMessage } from "./request-error.ts";
import type { FieldErrors, FormState, Remote, Submission } from "./view.ts";

/** The part of a query's result that {@link toRemote} reads. */
export interface QueryState<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isRefetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** A query's result for a screen; data stays ready when a refetch fails. */
export function toRemote<T>(query: QueryState<T>): Remote<T>;
export function toRemote<T, U>(query: QueryState<T>, select: (data: T) => U): Remote<U>;
export function toRemote<T>(query: QueryState<T>, select?: (data: T) => unknown): Remote<unknown> {
  const { data, error, isRefetching, refetch } = query;
  if (data !== undefined)
    return { status: "ready", data: select ? select(data) : data, refreshing: isRefetching };
  if (error) return { status: "failed", error: errorMessage(error), onRetry: () => void refetch() };
  return { status: "loading" };
}

/** Whether the API answered 404: what the query or mutation asked for does not exist. */
export const isNotFound = (error: unknown): boolean => error instanceof RequestError && error.status === 404;

/** No errors by field; one object, so that a form shows nothing anew. */
export const noFieldErrors: FieldErrors = {};

/** The errors by field that the API reported; the same object for the same error. */
export const fieldErrorsOf = (error: unknown): FieldErrors =>
  error instanceof RequestError && Object.keys(error.errors).length > 0 ? error.errors : noFieldErrors;

/** The errors of a part of a request, by the fields of its form. */
export const errorsWithin = (errors: FieldErrors, part: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, code]) =>
      field.startsWith(`${part}.`) ? [[field.slice(part.length + 1), code]] : [],
    ),
  );

/** A mutation's state for a screen; a successful mutation is idle again. `textOf` words its error. */
export function toSubmission(
  mutation: { readonly isPending: boolean; readonly error: Error | null },
  textOf: (error: Error) => string = errorMessage,
): Submission {
  if (mutation.isPending) return { status: "pending" };
  return mutation.error ? { status: "failed", error: textOf(mutation.error) } : { status: "idle" };
}

/** A form's mutation for its screen. */
export const toFormState = (mutation: {
  readonly isPending: boolean;
  readonly error: Error | null;
}): FormState => ({
  errors: fieldErrorsOf(mutation.error),
  submission: toSubmission(mutation, errorCodeOrMessage),
});

/** The request of a list's next page, for a screen. */
export const nextPageSubmission = (list: {
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: Error | null;
}): Submission =>
  toSubmission({
    isPending: list.isFetchingNextPage,
    error: list.isFetchNextPageError ? list.error : null,
  });
