/** The code of an error (EADDRINUSE, an SQLSTATE …) or of the one behind it; undefined where there is none. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return "code" in error && typeof error.code === "string" ? error.code : errorCode(error.cause);
}

/** What an error says of itself. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
