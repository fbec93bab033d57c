import type { Admin } from "@shop/contract/accounts/user.ts";
import { mayImport } from "@shop/contract/admins/sees-costs.ts";
import { isCostAmount } from "@shop/domain/catalogue/product-fields.ts";
import { fieldsAsBefore } from "@shop/domain/sheets/alike-columns.ts";
import { decimalOfColumns } from "@shop/domain/sheets/decimal-of-columns.ts";
import { columnsKey, guessFields, sourceOf } from "@shop/domain/sheets/guess-columns.ts";
import { noMarks, type NumberMarks, type RawCell, withCell } from "@shop/domain/sheets/sheet-numbers.ts";
import { addedHeaders, sheetHeaders } from "@shop/i18n/sheet-headers.ts";

import type { Queries } from "../../database/database.ts";
import type { ReadingChoice } from "../../sheets/read-sheet.ts";
import { ImportError } from "../../sheets/sheet-fault.ts";
import { findAttributes } from "../attributes/attributes.repository.ts";
import {
  type CheckedColumns,
  findCheckedColumns,
  findWithColumns,
  moveImport,
  withoutFlush,
} from "./imports.repository.ts";
import type { ImportRow } from "./imports.table.ts";
import { deleteLines, insertLines } from "./lines/import-lines.repository.ts";
import type { Step } from "./run-step.ts";

const HEADER_LENGTH = 200;
/** Lines that are deleted with one statement. */
const DELETED_LINES = 2000;
const SAMPLES = 3;
const SAMPLE_LENGTH = 80;

/** What is collected of each column while its lines are stored. */
class Columns {
  readonly samples: string[][];
  readonly marks: NumberMarks[];

  constructor(count: number) {
    this.samples = Array.from({ length: count }, () => []);
    this.marks = Array.from({ length: count }, () => noMarks);
  }

  add(cells: readonly RawCell[]): void {
    for (const [index, cell] of cells.entries()) {
      if (index >= this.marks.length || cell === "") continue;
      this.marks[index] = withCell(this.marks[index] ?? noMarks, cell);
      const list = this.samples[index];
      if (list && list.length < SAMPLES)
        list.push(String(cell).trim().slice(0, SAMPLE_LENGTH).toWellFormed());
    }
  }
}

/** The fields of columns that no earlier sheet has had alike: by the headings of one with nearly the same, else as guessed. */
async function fieldsOf(
  queries: Queries,
  headers: readonly string[],
  row: Pick<ImportRow, "id" | "source">,
): Promise<{
  readonly fields: ImportRow["fields"];
  readonly earlier: CheckedColumns | undefined;
}> {
  const guessed = guessFields(headers, sheetHeaders, await findAttributes(queries));
  const found = fieldsAsBefore(headers, guessed, await findCheckedColumns(queries, row));
  return { fields: found?.fields ?? guessed, earlier: found?.from };
}

/** The file that is read, and how. */
interface ReadRequest {
  readonly file: string;
  readonly choice?: ReadingChoice;
  /** Who has it read: columns of costs are left out for those who do not see costs. */
  readonly admin: Admin;
}

/** Reads an uploaded sheet into the database in place of earlier lines, and finds out what its columns are. */
export async function runRead(
  queries: Queries,
  { id }: ImportRow,
  { file, choice = {}, admin }: ReadRequest,
  { worker, throttle }: Step,
): Promise<void> {
  const reading = await worker.open(file, choice);
  await moveImport(queries, id, ["reading"], { reading });
  while ((await deleteLines(queries, id, DELETED_LINES)) > 0) await throttle.turn();
  const [header] = await worker.next(1);
  if (!header) throw new ImportError("no_rows");
  const headers = header.cells.map((cell) => String(cell).trim().slice(0, HEADER_LENGTH).toWellFormed());
  const columns = new Columns(headers.length);
  let total = 0;
  let count: number;
  do {
    count = await throttle.batch(async (size) => {
      const lines = await worker.next(size);
      if (lines.length > 0) {
        await withoutFlush(queries, (transaction) => insertLines(transaction, id, lines));
      }
      for (const { cells } of lines) columns.add(cells);
      return lines.length;
    });
    total += count;
  } while (count > 0);
  if (total === 0) {
    const isHidden = reading.hidden_rows > 0 && !reading.with_hidden;
    throw new ImportError(isHidden ? "all_hidden" : "no_rows");
  }

  const key = columnsKey(headers, Object.values(addedHeaders));
  const source = sourceOf(headers);
  const same = await findWithColumns(queries, { id, columnsKey: key });
  const { fields: found, earlier } = same
    ? { fields: same.fields, earlier: same }
    : await fieldsOf(queries, headers, { id, source });
  const fields = found.map((field) => (mayImport(admin, field) ? field : null));
  const decimal = decimalOfColumns(fields, columns.marks, reading.delimiter);
  await moveImport(queries, id, ["reading"], {
    state: "uploaded",
    fault: null,
    faultRow: null,
    headers,
    samples: columns.samples,
    marks: columns.marks,
    source,
    columnsKey: key,
    fields,
    mappedGroups: earlier?.mappedGroups.map((one) => Object.assign(one, { lines: 0 })) ?? [],
    remembered: same !== undefined,
    rememberedFrom: earlier?.fileName ?? null,
    decimal: decimal ?? earlier?.decimal ?? null,
    costRate: fields.some(isCostAmount) ? (earlier?.costRate ?? null) : null,
    total,
    done: 0,
  });
}
