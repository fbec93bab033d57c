import { readFile } from "node:fs/promises";

import { type SheetReading, TOP_ROWS } from "@shop/contract/imports/product-import.ts";
import type { Encoding } from "@shop/domain/sheets/encodings.ts";
import { findHeading, type SheetRow } from "@shop/domain/sheets/find-heading.ts";
import { guessFields } from "@shop/domain/sheets/guess-columns.ts";
import type { HiddenParts } from "@shop/domain/sheets/hidden-parts.ts";
import { MAX_SHEET_COLUMNS, MAX_SHEET_LINES } from "@shop/domain/sheets/sheet-limits.ts";
import type { RawCell } from "@shop/domain/sheets/sheet-numbers.ts";
import { shortValue } from "@shop/domain/sheets/short-value.ts";
import { sheetHeaders } from "@shop/i18n/sheet-headers.ts";

import { openCsv } from "./read-csv.ts";
import type { OpenedXlsxSheet } from "./read-xlsx.ts";
import { ImportError } from "./sheet-fault.ts";

/** A line of a sheet. */
export interface RawLine {
  /** Its row in the sheet. */
  readonly line: number;
  readonly cells: readonly RawCell[];
}

/** How a file is read where that is not to be found. */
export interface ReadingChoice {
  readonly encoding?: Encoding | undefined;
  readonly sheet?: number | undefined;
  readonly heading_row?: number | undefined;
  readonly with_hidden?: boolean | undefined;
}

/** A file with how it is read, and its lines with content; the first is the heading. */
export interface OpenedSheet {
  readonly reading: SheetReading;
  readonly lines: AsyncGenerator<RawLine, void>;
}

/** Characters of a cell, as many as Excel allows. */
const CELL_LENGTH = 32_767;
/** Cells of a row that are shown for the choice of the heading. */
const TOP_CELLS = 12;

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** PostgreSQL stores neither null characters nor halves of characters. */
const storable = (cell: RawCell): RawCell =>
  typeof cell === "string" ? cell.replaceAll("\0", "").slice(0, CELL_LENGTH).toWellFormed() : cell;

const isBlank = (cell: RawCell): boolean => typeof cell === "string" && cell.trim() === "";

/** The rows with content, without blank cells behind it; `hidden` are those that are left out. */
async function* filledRows(
  rows: AsyncIterable<SheetRow>,
  hidden: readonly number[],
): AsyncGenerator<SheetRow, void> {
  let count = 0;
  for await (const { row, cells } of rows) {
    const end = cells.findLastIndex((cell) => !isBlank(cell)) + 1;
    if (end === 0) continue;
    if (end > MAX_SHEET_COLUMNS) throw new ImportError("too_many_columns");
    if (count > MAX_SHEET_LINES) throw new ImportError("too_many_rows");
    count += 1;
    yield { row, cells: cells.slice(0, end).map(storable) };
  }
  if (count === 0) throw new ImportError(hidden.length > 0 ? "all_hidden" : "no_rows");
}

/** The first rows, and all of them. */
async function withTop(
  rows: AsyncGenerator<SheetRow, void>,
): Promise<{ readonly top: readonly SheetRow[]; readonly all: AsyncGenerator<SheetRow, void> }> {
  const top: SheetRow[] = [];
  while (top.length < TOP_ROWS) {
    const next = await rows.next();
    if (next.done) break;
    top.push(next.value);
  }
  async function* all(): AsyncGenerator<SheetRow, void> {
    yield* top;
    yield* rows;
  }
  return { top, all: all() };
}

/** The headers that are known by words; numbers of pieces may be the values of a line as well. */
const countKnown = (headers: readonly string[]): number =>
  guessFields(headers, sheetHeaders).filter(
    (field, index) => field !== null && /\p{L}|\+/u.test(headers[index] ?? ""),
  ).length;

/** The sheet that a person would take: of those that are seen, the first with the most columns that are known. */
function likelySheet(sheets: readonly OpenedXlsxSheet[]): number {
  const known = sheets.map(({ isHidden, count, top }) => {
    if (count === 0) return -3;
    const { known: found = 0 } = findHeading(top, countKnown) ?? {};
    // A cover has less than a heading and a line.
    const isList = count > 1 && top.some(({ cells }) => cells.filter((cell) => !isBlank(cell)).length > 1);
    return isHidden ? -2 : isList ? found : -1;
  });
  return Math.max(0, known.indexOf(Math.max(...known)));
}

/** The first sheet that is seen, with rows that are if there is one; -1 for none. */
function firstSeen(sheets: readonly OpenedXlsxSheet[]): number {
  const filled = sheets.findIndex(({ isHidden, count }) => !isHidden && count > 0);
  return filled >= 0
    ? filled
    : sheets.findIndex(({ isHidden, hiddenRows }) => !isHidden && hiddenRows.length > 0);
}

/** A file with how its rows are found. */
interface FoundSheet {
  readonly found: Omit<SheetReading, "heading_row" | "top">;
  /** Numbers of rows that are left out because they are hidden. */
  readonly hidden: readonly number[];
  /** Names of other sheets with content that are hidden. */
  readonly hiddenSheets: readonly string[];
  readonly rows: AsyncGenerator<SheetRow>;
}

async function rowsOf(
  bytes: Buffer,
  choice: ReadingChoice,
  sheetOf: (sheets: readonly OpenedXlsxSheet[]) => number,
): Promise<FoundSheet> {
  if (startsWith(bytes, OLD_EXCEL)) throw new ImportError("old_excel");
  if (!startsWith(bytes, ZIP)) {
    const { encoding, delimiter, rows } = openCsv(bytes, choice.encoding);
    const found = { sheets: [], sheet: 0, hidden_rows: 0, hidden_columns: [], with_hidden: false };
    return { found: { encoding, delimiter, ...found }, hidden: [], hiddenSheets: [], rows };
  }
  const withHidden = choice.with_hidden ?? false;
  // Loaded for workbooks only, because each step starts this process.
  const opened = await (await import("./read-xlsx.ts")).openXlsx(bytes, { top: TOP_ROWS, withHidden });
  const sheet = choice.sheet ?? sheetOf(opened);
  const one = opened[sheet];
  if (!one) {
    throw new ImportError(opened.some(({ isHidden }) => isHidden) ? "all_hidden" : "no_rows");
  }
  const sheets = opened.map(({ name, isHidden, count }) => ({ name, hidden: isHidden, rows: count }));
  const found = {
    encoding: null,
    delimiter: null,
    sheets,
    sheet,
    hidden_rows: one.hiddenRows.length,
    hidden_columns: [...one.hiddenColumns],
    with_hidden: withHidden,
  };
  const hiddenSheets = opened
    .filter((other) => other !== one && other.isHidden && other.count + other.hiddenRows.length > 0)
    .map(({ name }) => name);
  return { found, hidden: withHidden ? [] : one.hiddenRows, hiddenSheets, rows: one.rows() };
}

const shown = ({ row, cells }: SheetRow) => ({
  row,
  cells: cells.slice(0, TOP_CELLS).map((cell) => shortValue(cell)),
});

async function* linesFrom(rows: AsyncIterable<SheetRow>, first: number): AsyncGenerator<RawLine, void> {
  for await (const { row, cells } of rows) if (row >= first) yield { line: row, cells };
}

/** Opens a file, whose kind is read from its content, and finds out how it is to be read where that is not chosen. */
export async function openSheet(file: string, choice: ReadingChoice = {}): Promise<OpenedSheet> {
  const { found, hidden, rows } = await rowsOf(await readFile(file), choice, likelySheet);
  const { top, all } = await withTop(filledRows(rows, hidden));
  const heading = choice.heading_row ?? findHeading(top, countKnown)?.row ?? 1;
  return {
    reading: { ...found, heading_row: heading, top: top.map(shown) },
    lines: linesFrom(all, heading),
  };
}

/** The lines of a file with content, with what is left out because it is hidden. */
export interface ListedSheet {
  readonly lines: readonly RawLine[];
  readonly hidden: HiddenParts;
}

/** Reads the lines of a file with content, at most so many below the header, of a workbook's first sheet that is seen; without what is hidden. */
export async function readLines(file: string, limit: number): Promise<ListedSheet> {
  const { found, hidden, hiddenSheets, rows } = await rowsOf(await readFile(file), {}, firstSeen);
  const lines: RawLine[] = [];
  for await (const { row, cells } of filledRows(rows, hidden)) {
    if (lines.length + hidden.length > limit) throw new ImportError("too_many_rows");
    lines.push({ line: row, cells });
  }
  return { lines, hidden: { rows: hidden, columns: found.hidden_columns, sheets: hiddenSheets } };
}
