import type { Locale } from "@shop/domain/locale/locale.ts";

import type { dashImports } from "../en/dash/imports.ts";
import type { errors } from "../en/errors.ts";
import { fill } from "../fill.ts";
import { errorWords } from "./error-words.ts";

/** Texts that {@link importReason} reads. */
export interface ReasonTexts {
  readonly dashImports: Pick<typeof dashImports, "codes" | "refused" | "refusedOther">;
  readonly errors: typeof errors;
}

/** What the reason for a code is about. */
interface ReasonSubject {
  /** Whether there is a refused value, in whose place `{value}` stands. */
  readonly hasValue: boolean;
  /** The rows of the sheet that it names. */
  readonly rows: readonly number[];
  readonly locale: Locale;
}

/** Why an import rejects a line, or leaves a part of it out. */
export function importReason(
  { dashImports: { codes, refused, refusedOther }, errors: errorTexts }: ReasonTexts,
  code: string,
  { hasValue, rows, locale }: ReasonSubject,
): string {
  const reason = codes[code] ?? errorWords(errorTexts, code);
  const text = hasValue ? (refused[code] ?? fill(refusedOther, { reason })) : reason;
  return fill(text, { rows: new Intl.ListFormat(locale).format(rows.map(String)) });
}
