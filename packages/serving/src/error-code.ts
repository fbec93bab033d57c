import { isFailedQuery } from "./failed-query.ts";

/** The code of an error (EADDRINUSE, an SQLSTATE …) or else of its cause; undefined where neither has one. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return "code" in error && typeof error.code === "string" ? error.code : errorCode(error.cause);
}

/** The message of an error, of a failed query the database's, or any other thrown value as text. */
export function errorMessage(error: unknown): string {
  if (isFailedQuery(error) && error.cause) return errorMessage(error.cause);
  return error instanceof Error ? error.message : String(error);
}
