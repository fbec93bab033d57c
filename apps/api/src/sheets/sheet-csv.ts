import { protectedCell } from "@shop/domain/sheets/safe-cell.ts";
import { stringify } from "csv-stringify/sync";

/** A number as decimal text; `money` is shown with two decimals where a format has such. */
interface NumberCell {
  readonly number: string;
  readonly format?: "money";
}

/** A value of a cell: a text is written as it is. */
export type SheetCell = string | NumberCell | null;

const BYTE_ORDER_MARK = "\uFEFF";

const textOf = (cell: SheetCell): string => {
  if (cell === null) return "";
  return typeof cell === "string" ? protectedCell(cell) : cell.number;
};

/** Writes batches of rows as CSV: UTF-8 with a byte order mark, by which spreadsheet programs read Arabic. */
export async function* writeCsv(
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(BYTE_ORDER_MARK);
  for await (const rows of batches) {
    yield encoder.encode(
      stringify(
        rows.map((row) => row.map(textOf)),
        // Line breaks inside a text are quoted by themselves only with the default delimiter.
        { record_delimiter: "windows", quote_record_delimiter: true },
      ),
    );
  }
}
