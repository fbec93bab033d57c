/** An error of Drizzle's: its message is the statement with its parameters, its cause the reason that the database gave. */
interface FailedQuery extends Error {
  readonly query: string;
  readonly cause?: Error;
}

/** Whether an error is that of a failed query; by its fields, so that only the API depends on Drizzle. */
export const isFailedQuery = (error: unknown): error is FailedQuery =>
  error instanceof Error &&
  "params" in error &&
  "query" in error &&
  typeof error.query === "string" &&
  (error.cause === undefined || error.cause instanceof Error);
