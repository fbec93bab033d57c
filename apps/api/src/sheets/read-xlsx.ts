import type { SheetRow } from "@shop/domain/sheets/find-heading.ts";
import type { RawCell } from "@shop/domain/sheets/sheet-numbers.ts";
import yauzl from "yauzl";

import { ImportError } from "./sheet-fault.ts";
import { parseSharedStrings, parseStyles, parseWorkbook } from "./xlsx-parts.ts";
import { type XlsxCell, xlsxRows } from "./xlsx-rows.ts";
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
  /** The first rows of each sheet by its path, and the number of all. */
  readonly sheets: ReadonlyMap<string, { readonly top: readonly XlsxRow[]; readonly count: number }>;
}

/** A sheet of an opened workbook. */
export interface OpenedXlsxSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** Number of its rows with content. */
  readonly count: number;
  /** The first of them. */
  readonly top: readonly SheetRow[];
  /** All of them. */
  readonly rows: () => AsyncGenerator<SheetRow>;
}

const hasText = new Set<string>(Object.values(PARTS));

/**
 * Unpacks a workbook once, and so finds out what it takes before anything is kept: sizes in its directory and references of cells may lie.
 */
async function unpack(zip: yauzl.ZipFile, topRows: number): Promise<Unpacked> {
  if (zip.entryCount > MAX_ENTRIES) throw new ImportError("too_large");
  const entries = new Map<string, yauzl.Entry>();
  const texts = new Map<string, string>();
  const sheets = new Map<string, { top: XlsxRow[]; count: number }>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    if (unpacked + entry.uncompressedSize > UNPACKED_BYTES) throw new ImportError("too_large");
    const { fileName } = entry;
    entries.set(fileName, entry);
    const pieces: Buffer[] = [];
    const sheet = { top: new Array<XlsxRow>(), count: 0 };
    const readRows = xlsxRows((row, cells) => {
      sheet.count += 1;
      if (sheet.top.length < topRows) sheet.top.push({ row, cells });
    });
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      if (!Buffer.isBuffer(chunk)) continue;
      unpacked += chunk.length;
      if (unpacked > UNPACKED_BYTES) throw new ImportError("too_large");
      if (hasText.has(fileName)) pieces.push(chunk);
      else if (fileName.endsWith(".xml")) readRows(chunk);
    }
    if (hasText.has(fileName)) texts.set(fileName, Buffer.concat(pieces).toString("utf8"));
    else if (sheet.count > 0) sheets.set(fileName, sheet);
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
  { count, context }: { readonly count: number; readonly context: XlsxContext },
): AsyncGenerator<SheetRow> {
  let found: XlsxRow[] = [];
  const readRows = xlsxRows((row, cells) => found.push({ row, cells }));
  let left = count;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    if (Buffer.isBuffer(chunk)) readRows(chunk);
    for (const one of found) yield toRow(one, context);
    left -= found.length;
    found = [];
    if (left <= 0) return;
  }
}

/** Opens a workbook; each sheet has so many of its first rows. */
export async function openXlsx(bytes: Buffer, topRows: number): Promise<readonly OpenedXlsxSheet[]> {
  try {
    const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
    const { entries, texts, sheets } = await unpack(zip, topRows);
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
      const { top = [], count = 0 } = sheets.get(path) ?? {};
      if (!entry) return [];
      return [
        {
          name,
          isHidden,
          count,
          top: top.map((one) => toRow(one, context)),
          rows: () => rowsOf(zip, entry, { count, context }),
        },
      ];
    });
  } catch (cause) {
    // Whatever is wrong with the file: it is no workbook that can be read.
    throw cause instanceof ImportError ? cause : new ImportError("unreadable", { cause });
  }
}
