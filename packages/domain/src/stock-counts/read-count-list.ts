import { productFields } from "../catalogue/product-fields.ts";
import { type CodeLine, headingNames, readCodeList } from "../sheets/code-list.ts";
import type { SheetRow } from "../sheets/find-heading.ts";
import { hiddenFaults } from "../sheets/hidden-parts.ts";
import { shortValue } from "../sheets/short-value.ts";
import { wholeNumberIn } from "../sheets/whole-number.ts";
import { PRODUCT_CODE_LENGTH, MAX_COUNTED } from "./stock-count.ts";

/** The most lines of a list that is read into a count. */
export const MAX_COUNT_LINES = 5000;
/** The largest file of such a list. */
export const MAX_COUNT_BYTES = 2 * 1024 * 1024;

/** Why a line of a list is not counted. */
export const countFaults = [
  "no_code",
  "bad_number",
  "not_found",
  "several",
  "too_many",
  ...hiddenFaults,
] as const;

/** A line of a list with the code of a product and how many were counted. */
export interface CountLine {
  /** Its row in the list. */
  readonly row: number;
  /** '' where the line has none. */
  readonly code: string;
  /** The number as the list writes it. */
  readonly written: string;
  /** Null for a line that cannot be counted. */
  readonly qty: number | null;
  readonly fault: "no_code" | "bad_number" | null;
}

const headings = {
  counted: headingNames(
    "counted",
    "count",
    "المعدود",
    "الجرد",
    "الكمية الفعلية",
    ...productFields.amount.sheet.names,
  ),
};

function lineOf({ row, codes: [code = ""], cell }: CodeLine<"counted">): CountLine {
  const written = String(cell("counted") ?? "1").trim();
  const isCode = code !== "" && code.length <= PRODUCT_CODE_LENGTH;
  const qty = isCode ? wholeNumberIn(written, MAX_COUNTED) : null;
  return {
    row,
    code: isCode ? code : shortValue(code),
    written: shortValue(written),
    qty,
    fault: isCode ? (qty === null ? "bad_number" : null) : "no_code",
  };
}

/**
 * Reads a list of codes with the numbers that were counted. Columns are recognised by headings in English and Arabic; without them the first one has the
 * code and the second the number, and a list without numbers has a scan in each line.
 */
export const readCountList = (rows: readonly SheetRow[]): CountLine[] =>
  readCodeList(rows, { headings, usual: ["counted"] }).map(lineOf);
