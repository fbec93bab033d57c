import { productFields } from "../catalogue/product-fields.ts";
import { asciiDigits, foldText } from "../search/folding.ts";
import { findHeading, type SheetRow } from "../sheets/find-heading.ts";
import { shortValue } from "../sheets/short-value.ts";
import { COUNT_CODE_LENGTH, MAX_COUNTED } from "./stock-count.ts";

/** The most lines of a list that is read into a count. */
export const MAX_COUNT_LINES = 5000;
/** The largest file of such a list. */
export const MAX_COUNT_BYTES = 2 * 1024 * 1024;

/** Why a line of a list is not counted. */
export const countFaults = ["no_code", "bad_number", "not_found", "several"] as const;

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

type Column = "barcode" | "part_number" | "counted";

const known = (own: readonly string[], names: readonly string[]): ReadonlySet<string> =>
  new Set([...own, ...names].map(foldText));

const headings: Readonly<Record<Column, ReadonlySet<string>>> = {
  barcode: known(["barcode"], productFields.barcode.sheet.names),
  part_number: known(["part number"], [...productFields.part_number.sheet.names, "رقم القطعة"]),
  counted: known(
    ["counted", "count", "المعدود", "الجرد", "الكمية الفعلية"],
    productFields.amount.sheet.names,
  ),
};
const columns: readonly Column[] = ["barcode", "part_number", "counted"];

const columnOf = (heading: string): Column | null =>
  columns.find((column) => headings[column].has(foldText(heading))) ?? null;

const isBlank = (cell: SheetRow["cells"][number] | undefined): boolean =>
  cell === undefined || String(cell).trim() === "";

/** Where the columns of a list stand: as its headings say, or else code and number by their order. */
interface Layout {
  /** The columns that may have a code, the first that does counts. */
  readonly codes: readonly number[];
  /** Null for a list of scans, each of one piece. */
  readonly counted: number | null;
  /** The first row with a line. */
  readonly from: number;
}

function layoutOf(rows: readonly SheetRow[]): Layout {
  const heading = findHeading(
    rows.slice(0, 10),
    (cells) => cells.filter((cell) => columnOf(cell) !== null).length,
  );
  const head = rows.find(({ row }) => row === heading?.row);
  const meanings = (head?.cells ?? []).map((cell) => columnOf(String(cell)));
  const codes = (["barcode", "part_number"] as const).map((one) => meanings.indexOf(one));
  const counted = meanings.indexOf("counted");
  if (head && codes.some((at) => at >= 0)) {
    return {
      codes: codes.filter((at) => at >= 0),
      counted: counted < 0 ? null : counted,
      from: head.row + 1,
    };
  }
  const width = Math.max(0, ...rows.map(({ cells }) => cells.filter((cell) => !isBlank(cell)).length));
  return { codes: [0], counted: width > 1 ? 1 : null, from: 0 };
}

/** A whole number that is not negative, also in Arabic digits or as a spreadsheet writes it ('12.0'); null for anything else. */
function wholeNumber(text: string): number | null {
  const digits = /^(\d{1,7})(?:\.0+)?$/.exec(asciiDigits(text))?.[1];
  const number = digits === undefined ? null : Number(digits);
  return number !== null && number <= MAX_COUNTED ? number : null;
}

/** The line in a row; the first of its codes that is filled in counts. */
function lineIn({ row, cells }: SheetRow, { codes, counted }: Layout): CountLine {
  const code = codes.map((at) => String(cells[at] ?? "").trim()).find((one) => one !== "") ?? "";
  const written = counted === null ? "1" : String(cells[counted] ?? "").trim();
  const isCode = code !== "" && code.length <= COUNT_CODE_LENGTH;
  const qty = isCode ? wholeNumber(written) : null;
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
 * code and the second the number, and a list of one column has a scan in each line.
 */
export function readCountList(rows: readonly SheetRow[]): CountLine[] {
  const layout = layoutOf(rows);
  return rows
    .filter(({ row, cells }) => row >= layout.from && cells.some((cell) => !isBlank(cell)))
    .map((row) => lineIn(row, layout));
}
