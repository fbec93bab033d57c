import { type SheetFormat, sheetTypes } from "@shop/contract/product-sheets/endpoints.ts";
import { directionOf, type Locale } from "@shop/domain/locale/locale.ts";

import type { ServedFile } from "../http/endpoint-routes.ts";
import { inSlices, inTurns } from "./in-turns.ts";
import { type SheetCell, writeCsv } from "./sheet-csv.ts";
import { writeXlsx } from "./sheet-xlsx.ts";

/** Name, format and language of a sheet. */
export interface SheetOptions {
  /** The name without its extension. */
  readonly name: string;
  /** The name of the sheet in a workbook; 'Products' unless given. */
  readonly title?: string;
  readonly format: SheetFormat;
  readonly locale: Locale;
}

/** Writes batches of rows, the first of which is the header, as a file. */
export const writeSheet = (
  rows: AsyncIterable<readonly (readonly SheetCell[])[]>,
  { name, title = "Products", format, locale }: SheetOptions,
): ServedFile => ({
  name: `${name}.${format}`,
  type: sheetTypes[format],
  content:
    format === "csv"
      ? inTurns(writeCsv(inSlices(rows)))
      : writeXlsx(inSlices(rows), { title, isRightToLeft: directionOf(locale) === "rtl" }),
});
