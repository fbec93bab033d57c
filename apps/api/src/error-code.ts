/** The code of an error (EADDRINUSE, an SQLSTATE …) or else of its cause; undefined where neither has one. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return "code" in error && typeof error.code === "string" ? error.code : errorCode(error.cause);
}

/** The message of an error, or any other thrown value as text. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
