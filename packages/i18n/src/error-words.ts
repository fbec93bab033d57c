import type { errors } from "./en/errors.ts";

/**
 * What an error says to the reader: words for a code or key that the catalogue knows, and any other text as it came
 * from the server.
 */
export function errorWords(texts: typeof errors, error: string): string {
  const known: Readonly<Record<string, string>> = { ...texts.requests, ...texts.issues, ...texts.keys };
  return known[error] ?? error;
}
