import type { errors } from "../en/errors.ts";

/**
 * Translates an error code or message key; returns any other text, such as a message
 * from the server, unchanged.
 */
export function errorWords(texts: typeof errors, error: string): string {
  const known: Readonly<Record<string, string>> = { ...texts.requests, ...texts.issues, ...texts.keys };
  return known[error] ?? error;
}
