import { Readable } from "node:stream";

import { decodeText } from "@shop/contract/decode-text.ts";
import { unprotectedCell } from "@shop/domain/sheets/safe-cell.ts";
import { CsvError, parse } from "csv-parse";

import { delimiterOf } from "./csv-delimiter.ts";
import { ImportError } from "./sheet-fault.ts";

/** Characters that the parser gets at a time. */
const PIECE = 64 * 1024;
/** Characters of one row; a quote that is never closed would take the rest of the file. */
const ROW_LENGTH = 1_000_000;

function* pieces(text: string, start: number): Generator<string> {
  for (let at = start; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

/** The rows of a CSV file, blank ones included. */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<string[]> {
  const text = decodeText(bytes);
  const { delimiter, start } = delimiterOf(text);
  const parser = Readable.from(pieces(text, start)).pipe(
    parse({
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: ROW_LENGTH,
    }),
  );
  try {
    for await (const record of parser) {
      if (Array.isArray(record)) yield record.map((cell) => unprotectedCell(String(cell)));
    }
  } catch (cause) {
    throw cause instanceof CsvError ? new ImportError("unreadable", { cause }) : cause;
  }
}
