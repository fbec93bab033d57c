import type { dashImport } from "./en/dash-import.ts";
import type { errors } from "./en/errors.ts";
import { errorWords } from "./error-words.ts";
import { fill } from "./fill.ts";

/** Texts that {@link importReason} reads. */
export interface ReasonTexts {
  readonly dashImport: Pick<typeof dashImport, "codes" | "refused" | "refusedOther">;
  readonly errors: typeof errors;
}

/** Why an import rejects a line, or leaves a part of it out; where there is a refused value, `{value}` stands in its place. */
export function importReason(
  { dashImport: { codes, refused, refusedOther }, errors: errorTexts }: ReasonTexts,
  code: string,
  hasValue: boolean,
): string {
  const reason = codes[code] ?? errorWords(errorTexts, code);
  if (!hasValue) return reason;
  return refused[code] ?? fill(refusedOther, { reason });
}
