import type { RawCell } from "@shop/domain/sheets/sheet-numbers.ts";
import { readSheet } from "read-excel-file/node";
import yauzl from "yauzl";

import { sheetArea } from "./sheet-area.ts";
import { ImportError } from "./sheet-fault.ts";

const MEGABYTE = 1024 * 1024;
/** Bytes that a workbook may unpack to; a sheet with 100,000 products has about half as many. */
const UNPACKED_BYTES = 400 * MEGABYTE;
/** Files that a workbook may hold: sheets, their relations, pictures. */
const MAX_ENTRIES = 2000;

/** Unpacks a workbook once without keeping it, and so finds out what it takes: sizes in its directory and references of cells may lie. */
async function refuseBombs(bytes: Buffer): Promise<void> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
  if (zip.entryCount > MAX_ENTRIES) throw new ImportError("too_large");
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    if (unpacked + entry.uncompressedSize > UNPACKED_BYTES) throw new ImportError("too_large");
    const refuseFar = entry.fileName.endsWith(".xml") ? sheetArea() : () => {};
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      if (!Buffer.isBuffer(chunk)) continue;
      unpacked += chunk.length;
      if (unpacked > UNPACKED_BYTES) throw new ImportError("too_large");
      refuseFar(chunk);
    }
  }
}

const cellOf = (value: unknown): RawCell => {
  if (typeof value === "number" || typeof value === "string") return value;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === "boolean" ? String(value) : "";
};

/** The rows of a workbook's first sheet, blank ones included. */
export async function readXlsx(bytes: Buffer): Promise<RawCell[][]> {
  try {
    await refuseBombs(bytes);
    const rows = await readSheet(bytes);
    return rows.map((row) => row.map(cellOf));
  } catch (cause) {
    // Whatever is wrong with the file: it is no workbook that can be read.
    throw cause instanceof ImportError ? cause : new ImportError("unreadable", { cause });
  }
}
