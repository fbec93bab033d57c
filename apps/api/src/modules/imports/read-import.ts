import { columnsKey, guessFields, sourceOf } from "@shop/domain/sheets/guess-columns.ts";
import { commaVotes, type RawCell } from "@shop/domain/sheets/sheet-numbers.ts";
import { addedHeaders, sheetHeaders } from "@shop/i18n/sheet-headers.ts";

import type { Queries } from "../../database/database.ts";
import { ImportError } from "../../sheets/sheet-fault.ts";
import { findAttributes } from "../attributes/attributes.repository.ts";
import { insertLines } from "./import-lines.repository.ts";
import type { Step } from "./import-runs.ts";
import { findWithColumns, moveImport, withoutFlush } from "./imports.repository.ts";
import type { ImportRow } from "./imports.table.ts";

const HEADER_LENGTH = 200;
const SAMPLES = 3;
const SAMPLE_LENGTH = 80;

/** What is collected of each column while its lines are stored. */
class Columns {
  readonly samples: string[][];
  readonly votes: number[];

  constructor(count: number) {
    this.samples = Array.from({ length: count }, () => []);
    this.votes = Array.from({ length: count }, () => 0);
  }

  add(cells: readonly RawCell[]): void {
    for (const [index, cell] of cells.entries()) {
      if (index >= this.votes.length || cell === "") continue;
      this.votes[index] = (this.votes[index] ?? 0) + commaVotes([cell]);
      const list = this.samples[index];
      if (list && list.length < SAMPLES)
        list.push(String(cell).trim().slice(0, SAMPLE_LENGTH).toWellFormed());
    }
  }
}

/** Reads an uploaded sheet into the database, and finds out what its columns are. */
export async function runRead(
  queries: Queries,
  { id }: ImportRow,
  file: string,
  { worker, pace }: Step,
): Promise<void> {
  await worker.open(file);
  const [header] = await worker.next(1);
  if (!header) throw new ImportError("no_rows");
  const headers = header.cells.map((cell) => String(cell).trim().slice(0, HEADER_LENGTH).toWellFormed());
  const columns = new Columns(headers.length);
  let total = 0;
  let count: number;
  do {
    count = await pace.batch(async (size) => {
      const lines = await worker.next(size);
      if (lines.length > 0) {
        await withoutFlush(queries, (transaction) => insertLines(transaction, id, lines));
      }
      for (const { cells } of lines) columns.add(cells);
      return lines.length;
    });
    total += count;
  } while (count > 0);
  if (total === 0) throw new ImportError("no_rows");

  const key = columnsKey(headers, Object.values(addedHeaders));
  const earlier = await findWithColumns(queries, { id, columnsKey: key });
  const fields = earlier?.fields ?? guessFields(headers, sheetHeaders, await findAttributes(queries));
  const votes = columns.votes[fields.indexOf("price")] ?? 0;
  await moveImport(queries, id, ["reading"], {
    state: "uploaded",
    fault: null,
    headers,
    samples: columns.samples,
    source: sourceOf(headers),
    columnsKey: key,
    fields,
    mappedGroups: earlier?.mappedGroups.map((one) => Object.assign(one, { lines: 0 })) ?? [],
    remembered: earlier !== undefined,
    decimal: votes > 0 ? "comma" : "point",
    total,
    done: 0,
  });
}
