import { PRICE_PATTERN, isZeroPrice, storedAmount } from "../money/money.ts";
import { findHeading, type SheetRow } from "../sheets/find-heading.ts";
import { type HiddenParts, hiddenFaults, hiddenLines } from "../sheets/hidden-parts.ts";
import {
  type DecimalMark,
  decimalOf,
  noMarks,
  type NumberMarks,
  plainNumber,
  type RawCell,
  withCell,
} from "../sheets/sheet-numbers.ts";
import { shortValue } from "../sheets/short-value.ts";
import {
  type SettlementColumn,
  columnsByContent,
  columnsOfHeadings,
  countHeadings,
} from "./settlement-columns.ts";

/** Maximum of lines of a courier's sheet. */
export const MAX_COLLECTED_LINES = 2000;
/** Maximum size of a courier's sheet. */
export const MAX_COLLECTED_BYTES = 4 * 1024 * 1024;
/** Maximum of columns of a courier's sheet that can be given a meaning. */
export const MAX_COLLECTED_COLUMNS = 60;
/** Rows among which the headings are looked for. */
const TOP_ROWS = 20;

/** Why a line cannot be booked. */
export const settlementFaults = [
  "no_order",
  "no_amount",
  "bad_amount",
  "zero_amount",
  "bad_fees",
  ...hiddenFaults,
] as const;

/** Why a line cannot be booked. */
type SettlementFault = (typeof settlementFaults)[number];

/** A line of a courier's sheet; texts are '' where it has none. */
export interface SettlementLine {
  /** Its row in the sheet. */
  readonly line: number;
  readonly number: string;
  readonly tracking: string;
  readonly phone: string;
  /** With two decimals; null where it has none that can be read. */
  readonly amount: string | null;
  readonly fees: string | null;
  /** As the sheet writes it. */
  readonly date: string;
  readonly fault: SettlementFault | null;
}

/** A column with its heading, '' where the sheet has none, and what it is taken for. */
interface ReadColumn {
  readonly heading: string;
  readonly column: SettlementColumn | null;
}

/** A courier's sheet as it was read. */
export interface SettlementSheet {
  readonly columns: ReadColumn[];
  /** Null where it must be asked: amounts mean something else with each mark. */
  readonly decimal: DecimalMark | null;
  /** The first amount of which that is so; null for none. */
  readonly unclear: string | null;
  /** None as long as the decimal mark is not known. */
  readonly lines: readonly SettlementLine[];
}

/** How a sheet is read where that was corrected. */
export interface SettlementReading {
  /** What each column holds, from the first; null for nothing that is read. */
  readonly columns?: readonly (SettlementColumn | null)[] | undefined;
  readonly decimal?: DecimalMark | undefined;
}

const isBlank = (cell: RawCell | undefined): boolean => cell === undefined || String(cell).trim() === "";
/** Whether a row consists of words, as headings do that are not known. */
const areWords = (cells: readonly RawCell[]): boolean =>
  cells.every((cell) => isBlank(cell) || /^[^\p{N}]*\p{L}[^\p{N}]*$/u.test(String(cell)));
/** How rows begin that sum up the others. */
const TOTAL = /^(?:grand |sub ?-?)?totals?\b|^sum\b|^(?:ال)?(?:مجموع|[إا]جمالي)/iu;

type Amount = { readonly amount: string | null; readonly isBad: boolean };

function amountIn(cell: RawCell | undefined, decimal: DecimalMark): Amount {
  if (cell === undefined || isBlank(cell)) return { amount: null, isBad: false };
  const plain = plainNumber(cell, decimal);
  return plain !== null && PRICE_PATTERN.test(plain)
    ? { amount: storedAmount(plain), isBad: false }
    : { amount: null, isBad: true };
}

function readLine(
  { row, cells }: SheetRow,
  columns: readonly (SettlementColumn | null)[],
  decimal: DecimalMark,
): SettlementLine {
  const cellOf = (column: SettlementColumn): RawCell | undefined => {
    const at = columns.indexOf(column);
    return at < 0 ? undefined : cells[at];
  };
  const textOf = (column: SettlementColumn): string => shortValue(cellOf(column) ?? "");
  const collected = amountIn(cellOf("amount"), decimal);
  const fees = amountIn(cellOf("fees"), decimal);
  const [number, tracking, phone] = [textOf("number"), textOf("tracking"), textOf("phone")];
  const faultOf = (): SettlementFault | null => {
    if (number === "" && tracking === "" && phone === "") return "no_order";
    if (collected.isBad) return "bad_amount";
    if (collected.amount === null) return "no_amount";
    if (isZeroPrice(collected.amount)) return "zero_amount";
    return fees.isBad ? "bad_fees" : null;
  };
  return {
    line: row,
    number,
    tracking,
    phone,
    amount: collected.amount,
    fees: fees.amount,
    date: textOf("date"),
    fault: faultOf(),
  };
}

/** Lines that name what is left out of a courier's sheet because it is hidden. */
export const hiddenCollected = (hidden: HiddenParts): SettlementLine[] =>
  hiddenLines(hidden).map(({ row, fault }) => ({
    line: row,
    number: "",
    tracking: "",
    phone: "",
    amount: null,
    fees: null,
    date: "",
    fault,
  }));

/** The marks of the columns of amounts. */
function marksOf(
  rows: readonly SheetRow[],
  columns: readonly (SettlementColumn | null)[],
): readonly NumberMarks[] {
  return columns.flatMap((column, at) =>
    column === "amount" || column === "fees"
      ? [rows.reduce((marks, { cells }) => withCell(marks, cells[at] ?? ""), noMarks)]
      : [],
  );
}

/**
 * Reads a courier's sheet: headings are looked for among the first rows, a sheet without is read by its content, and both can be corrected. Rows
 * that sum up others are left out.
 */
export function readSettlement(rows: readonly SheetRow[], reading: SettlementReading = {}): SettlementSheet {
  const heading = findHeading(rows.slice(0, TOP_ROWS), countHeadings);
  const first = rows.find(({ row }) => row === heading?.row);
  const isKnown = heading !== null && heading.known > 0;
  const top = first && (isKnown || areWords(first.cells)) ? first : undefined;
  const below = top ? rows.filter(({ row }) => row > top.row) : rows;
  const names = top?.cells.map(shortValue) ?? [];
  const width = Math.min(
    MAX_COLLECTED_COLUMNS,
    Math.max(names.length, ...below.slice(0, TOP_ROWS).map(({ cells }) => cells.length)),
  );
  const guessed = isKnown ? columnsOfHeadings(names) : columnsByContent(below.slice(0, TOP_ROWS));
  const columns = Array.from({ length: width }, (_, at) => (reading.columns ?? guessed)[at] ?? null);
  const lines = below.filter(
    ({ cells }) =>
      cells.some((cell) => !isBlank(cell)) && !cells.some((cell) => TOTAL.test(String(cell).trim())),
  );
  const marks = marksOf(lines, columns);
  const decimal = reading.decimal ?? decimalOf(marks, null);
  return {
    columns: columns.map((column, at) => ({ heading: names[at] ?? "", column })),
    decimal,
    unclear: marks.find(({ unclear }) => unclear !== null)?.unclear ?? null,
    lines: decimal === null ? [] : lines.map((line) => readLine(line, columns, decimal)),
  };
}
