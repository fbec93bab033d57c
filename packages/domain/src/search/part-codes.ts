import { foldPartNumber } from "./folding.ts";
import { quantitiesIn } from "./quantities.ts";

/** Minimum length of an inner run of a part number that is searched. */
export const MIN_RUN = 3;
/** Maximum length of an indexed part number. */
const MAX_CODE_LENGTH = 40;

/** A part number, or a word of a name that looks like one. */
export interface PartCode {
  /** Folded and without separators. */
  readonly code: string;
  readonly written: string;
}

/** A token of letters, digits and the separators of part numbers, with closing punctuation. */
const TOKEN = /^[(]?(?<written>[\p{L}\p{N}][\p{L}\p{N}._/+#-]*)[),;:]*$/u;

const codeOf = (written: string): PartCode => ({
  code: foldPartNumber(written).slice(0, MAX_CODE_LENGTH).toWellFormed(),
  written,
});

const isCode = ({ code }: PartCode): boolean =>
  (/\p{L}/u.test(code) && /\d/.test(code) && code.length >= MIN_RUN) || /^\d{4,}$/.test(code);

/** The words of a name that look like part numbers: 'ATmega328P', 'KY-040', '7805'; quantities do not. */
function codesInName(name: string): PartCode[] {
  const quantities = quantitiesIn(name);
  return [...name.matchAll(/\S+/g)].flatMap((match) => {
    const end = match.index + match[0].length;
    if (quantities.some((quantity) => quantity.start < end && quantity.end > match.index)) return [];
    const written = TOKEN.exec(match[0])?.groups?.["written"];
    const code = written === undefined ? undefined : codeOf(written);
    return code && isCode(code) ? [code] : [];
  });
}

/** The part numbers under which a product is found: its own and its maker's, and those that its names contain. */
export function partCodes(partNumbers: readonly (string | null)[], names: readonly string[]): PartCode[] {
  const own = partNumbers
    .flatMap((partNumber) => (partNumber === null ? [] : codeOf(partNumber)))
    .filter(({ code }) => code.length >= MIN_RUN);
  const codes = new Map<string, PartCode>();
  for (const code of [...own, ...names.flatMap(codesInName)]) {
    if (!codes.has(code.code)) codes.set(code.code, code);
  }
  return [...codes.values()];
}

/** The text as an inner run of a part number; null where it is too short or long. */
export function codeRun(text: string): string | null {
  const run = foldPartNumber(text);
  return run.length >= MIN_RUN && run.length <= MAX_CODE_LENGTH ? run : null;
}
