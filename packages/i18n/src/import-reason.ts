import type { dashImports } from "./en/dash/imports.ts";
import type { errors } from "./en/errors.ts";
import { errorWords } from "./error-words.ts";
import { fill } from "./fill.ts";

/** Texts that {@link importReason} reads. */
export interface ReasonTexts {
  readonly dashImports: Pick<typeof dashImports, "codes" | "refused" | "refusedOther">;
  readonly errors: typeof errors;
}

/** Why an import rejects a line, or leaves a part of it out; where there is a refused value, `{value}` stands in its place. */
export function importReason(
  { dashImports: { codes, refused, refusedOther }, errors: errorTexts }: ReasonTexts,
  code: string,
  hasValue: boolean,
): string {
  const reason = codes[code] ?? errorWords(errorTexts, code);
  if (!hasValue) return reason;
  return refused[code] ?? fill(refusedOther, { reason });
}
