import { readFile } from "node:fs/promises";

import { MAX_SHEET_COLUMNS, MAX_SHEET_LINES } from "@shop/domain/sheets/sheet-limits.ts";
import type { RawCell } from "@shop/domain/sheets/sheet-numbers.ts";

import { readCsv } from "./read-csv.ts";
import { ImportError } from "./sheet-fault.ts";

/** A line of a sheet. */
export interface RawLine {
  readonly line: number;
  readonly cells: readonly RawCell[];
}

/** Characters of a cell, as many as Excel allows. */
const CELL_LENGTH = 32_767;

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** PostgreSQL stores neither null characters nor halves of characters. */
const storable = (cell: RawCell): RawCell =>
  typeof cell === "string" ? cell.replaceAll("\0", "").slice(0, CELL_LENGTH).toWellFormed() : cell;

const isBlank = (cell: RawCell): boolean => typeof cell === "string" && cell.trim() === "";

async function* rowsOf(bytes: Buffer): AsyncGenerator<RawCell[]> {
  if (startsWith(bytes, OLD_EXCEL)) throw new ImportError("old_excel");
  // Loaded for workbooks only, because each step starts this process.
  if (startsWith(bytes, ZIP)) yield* await (await import("./read-xlsx.ts")).readXlsx(bytes);
  else yield* readCsv(bytes);
}

/** The lines of a file with content, by their rows in the sheet; the first is the header. The kind of file is read from its content. */
export async function* readLines(file: string): AsyncGenerator<RawLine, void> {
  let line = 0;
  let count = 0;
  for await (const row of rowsOf(await readFile(file))) {
    line += 1;
    const end = row.findLastIndex((cell) => !isBlank(cell)) + 1;
    if (end === 0) continue;
    if (end > MAX_SHEET_COLUMNS) throw new ImportError("too_many_columns");
    if (count > MAX_SHEET_LINES) throw new ImportError("too_many_rows");
    count += 1;
    yield { line, cells: row.slice(0, end).map(storable) };
  }
  if (count === 0) throw new ImportError("no_rows");
}
