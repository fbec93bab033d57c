import { Readable } from "node:stream";

import { decodeAs, guessEncoding } from "@shop/contract/decode-text.ts";
import type { Encoding } from "@shop/domain/sheets/encodings.ts";
import type { SheetRow } from "@shop/domain/sheets/find-heading.ts";
import { unprotectedCell } from "@shop/domain/sheets/safe-cell.ts";
import type { Delimiter } from "@shop/domain/sheets/sheet-limits.ts";
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

/** Programs write `="0402"` for a text that a spreadsheet would read as a number. */
const textOfFormula = (cell: string): string => /^="(?<text>[^"]*)"$/.exec(cell)?.groups?.["text"] ?? cell;

/** Codes of faults of which an opening quote is the cause. */
const QUOTE_FAULTS = new Set(["CSV_QUOTE_NOT_CLOSED", "CSV_MAX_RECORD_SIZE"]);

/** Why the parser stopped; `records` are those that it had read before. */
function faultOf(cause: unknown): unknown {
  if (!(cause instanceof CsvError)) return cause;
  const records: unknown = cause["records"];
  return QUOTE_FAULTS.has(cause.code) && typeof records === "number"
    ? new ImportError("unclosed_quote", { cause, row: records + 1 })
    : new ImportError("unreadable", { cause });
}

async function* rowsOf(text: string, delimiter: Delimiter, start: number): AsyncGenerator<SheetRow> {
  const parser = Readable.from(pieces(text, start)).pipe(
    parse({
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: ROW_LENGTH,
    }),
  );
  let row = 0;
  try {
    for await (const record of parser) {
      row += 1;
      if (!Array.isArray(record)) continue;
      yield { row, cells: record.map((cell) => unprotectedCell(textOfFormula(String(cell)))) };
    }
  } catch (cause) {
    throw faultOf(cause);
  }
}

/** A text file with its rows, blank ones included. */
export interface OpenedCsv {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  readonly rows: AsyncGenerator<SheetRow>;
}

/** Opens a text file in an encoding, or in the one that is guessed. */
export function openCsv(bytes: Uint8Array, encoding: Encoding = guessEncoding(bytes)): OpenedCsv {
  const text = decodeAs(bytes, encoding);
  const { delimiter, start } = delimiterOf(text);
  return { encoding, delimiter, rows: rowsOf(text, delimiter, start) };
}
