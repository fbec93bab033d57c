import type { SheetRow } from "@shop/domain/sheets/find-heading.ts";
import type { RawCell } from "@shop/domain/sheets/sheet-numbers.ts";
import yauzl from "yauzl";

import { ImportError } from "./sheet-fault.ts";
import type { XlsxCell } from "./xlsx-cells.ts";
import { parseSharedStrings, parseStyles, parseWorkbook } from "./xlsx-parts.ts";
import { type HiddenParts, xlsxRows } from "./xlsx-rows.ts";
import { shownValue, type XlsxContext } from "./xlsx-values.ts";

const MEGABYTE = 1024 * 1024;
/** Bytes that a workbook may unpack to; a sheet with 100,000 products has about half as many. */
const UNPACKED_BYTES = 400 * MEGABYTE;
/** Files that a workbook may hold: sheets, their relations, pictures. */
const MAX_ENTRIES = 2000;

/** The parts of a workbook beside its sheets. */
const PARTS = {
  workbook: "xl/workbook.xml",
  relations: "xl/_rels/workbook.xml.rels",
  styles: "xl/styles.xml",
  strings: "xl/sharedStrings.xml",
} as const;

/** A row as the XML of a sheet has it. */
interface XlsxRow {
  readonly row: number;
  readonly cells: readonly XlsxCell[];
}

/** What unpacking a workbook once finds out. */
interface Unpacked {
  readonly entries: ReadonlyMap<string, yauzl.Entry>;
  /** The texts of {@link PARTS} by their paths. */
  readonly texts: ReadonlyMap<string, string>;
  /** The first rows of each sheet by its path, the number of all, and what is hidden. */
  readonly sheets: ReadonlyMap<string, FoundRows>;
}

/** How the rows of a workbook are taken. */
export interface RowChoice {
  /** So many of the first rows of each sheet are kept. */
  readonly top: number;
  /** Whether rows and columns are read that its sender has hidden. */
  readonly withHidden: boolean;
}

/** The rows of a sheet that are read, one after another, and what is hidden of it. */
class FoundRows {
  readonly top: XlsxRow[] = [];
  count = 0;
  readonly hiddenRows: number[] = [];
  readonly hiddenColumns = new Set<number>();
  readonly #choice: RowChoice;

  constructor(choice: RowChoice) {
    this.#choice = choice;
  }

  /** Takes the next row; returns it without what is left out, or null. */
  take(row: number, cells: readonly XlsxCell[], hidden: HiddenParts): XlsxRow | null {
    for (const { column } of cells) if (hidden.columns.has(column)) this.hiddenColumns.add(column);
    if (hidden.isRow) this.hiddenRows.push(row);
    const { withHidden, top } = this.#choice;
    if (hidden.isRow && !withHidden) return null;
    const kept = withHidden ? cells : cells.filter(({ column }) => !hidden.columns.has(column));
    if (kept.length === 0) return null;
    const one = { row, cells: kept };
    this.count += 1;
    if (this.top.length < top) this.top.push(one);
    return one;
  }
}

/** A sheet of an opened workbook. */
export interface OpenedXlsxSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** Number of its rows with content. */
  readonly count: number;
  /** The first of them. */
  readonly top: readonly SheetRow[];
  /** Numbers of rows with content that are hidden. */
  readonly hiddenRows: readonly number[];
  /** Letters of the columns with content that are hidden. */
  readonly hiddenColumns: readonly string[];
  /** All of them. */
  readonly rows: () => AsyncGenerator<SheetRow>;
}

const hasText = new Set<string>(Object.values(PARTS));

/**
 * Unpacks a workbook once, and so finds out what it takes before anything is kept: sizes in its directory and references of cells may lie.
 */
async function unpack(zip: yauzl.ZipFile, choice: RowChoice): Promise<Unpacked> {
  if (zip.entryCount > MAX_ENTRIES) throw new ImportError("too_large");
  const entries = new Map<string, yauzl.Entry>();
  const texts = new Map<string, string>();
  const sheets = new Map<string, FoundRows>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    if (unpacked + entry.uncompressedSize > UNPACKED_BYTES) throw new ImportError("too_large");
    const { fileName } = entry;
    entries.set(fileName, entry);
    const pieces: Buffer[] = [];
    const sheet = new FoundRows(choice);
    const readRows = xlsxRows((...row) => sheet.take(...row));
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      if (!Buffer.isBuffer(chunk)) continue;
      unpacked += chunk.length;
      if (unpacked > UNPACKED_BYTES) throw new ImportError("too_large");
      if (hasText.has(fileName)) pieces.push(chunk);
      else if (fileName.endsWith(".xml")) readRows(chunk);
    }
    if (hasText.has(fileName)) texts.set(fileName, Buffer.concat(pieces).toString("utf8"));
    else if (sheet.count + sheet.hiddenRows.length > 0) sheets.set(fileName, sheet);
  }
  return { entries, texts, sheets };
}

const toRow = ({ row, cells }: XlsxRow, context: XlsxContext): SheetRow => {
  const values: RawCell[] = [];
  for (const cell of cells) {
    while (values.length < cell.column - 1) values.push("");
    values[cell.column - 1] = shownValue(cell, context);
  }
  return { row, cells: values };
};

/** The rows of a sheet with content; what stands below the last of them, such as formats of whole rows, is not read. */
async function* rowsOf(
  zip: yauzl.ZipFile,
  entry: yauzl.Entry,
  {
    count,
    choice,
    context,
  }: { readonly count: number; readonly choice: RowChoice; readonly context: XlsxContext },
): AsyncGenerator<SheetRow> {
  let found: XlsxRow[] = [];
  const rows = new FoundRows(choice);
  const readRows = xlsxRows((...row) => {
    const one = rows.take(...row);
    if (one) found.push(one);
  });
  let left = count;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    if (Buffer.isBuffer(chunk)) readRows(chunk);
    for (const one of found) yield toRow(one, context);
    left -= found.length;
    found = [];
    if (left <= 0) return;
  }
}

/** The letters of a column: 'AB' for 28. */
function lettersOf(column: number): string {
  const [rest, last] = [Math.floor((column - 1) / 26), (column - 1) % 26];
  return (rest > 0 ? lettersOf(rest) : "") + String.fromCharCode(65 + last);
}

/** Opens a workbook. */
export async function openXlsx(bytes: Buffer, choice: RowChoice): Promise<readonly OpenedXlsxSheet[]> {
  try {
    const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
    const { entries, texts, sheets } = await unpack(zip, choice);
    const workbook = texts.get(PARTS.workbook);
    if (workbook === undefined) throw new ImportError("unreadable");
    const listed = parseWorkbook(workbook, texts.get(PARTS.relations) ?? "<none/>");
    const context: XlsxContext = {
      strings: parseSharedStrings(texts.get(PARTS.strings) ?? "<none/>"),
      formats: parseStyles(texts.get(PARTS.styles) ?? "<none/>"),
      is1904: listed.is1904,
    };
    return listed.sheets.flatMap(({ name, isHidden, path }): OpenedXlsxSheet[] => {
      const entry = entries.get(path);
      const { top, count, hiddenRows, hiddenColumns } = sheets.get(path) ?? new FoundRows(choice);
      if (!entry) return [];
      return [
        {
          name,
          isHidden,
          count,
          top: top.map((one) => toRow(one, context)),
          hiddenRows,
          hiddenColumns: [...hiddenColumns].toSorted((one, other) => one - other).map(lettersOf),
          rows: () => rowsOf(zip, entry, { count, choice, context }),
        },
      ];
    });
  } catch (cause) {
    // Whatever is wrong with the file: it is no workbook that can be read.
    throw cause instanceof ImportError ? cause : new ImportError("unreadable", { cause });
  }
}
