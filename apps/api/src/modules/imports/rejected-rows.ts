import type { LineFilter } from "@shop/contract/entities/product-import.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { type SheetField, sheetHeaders } from "@shop/domain/sheets/sheet-fields.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { errorWords } from "@shop/i18n/error-words.ts";

import type { SheetCell } from "../product-sheets/sheet-csv.ts";
import type { ImportLineRow } from "./import-lines.table.ts";
import type { ImportService } from "./imports.service.ts";

const STEP = 500;

const isField = (field: string): field is SheetField => field in sheetHeaders.en;

const fieldName = (field: string, locale: Locale): string =>
  isField(field) ? sheetHeaders[locale][field] : field;

function reasonText(code: string, locale: Locale): string {
  const { dashImport, errors } = allMessages[locale];
  return dashImport.codes[code] ?? errorWords(errors, code);
}

function reasonsOf({ errors, warnings, kept }: ImportLineRow, locale: Locale): string {
  const codes = Object.entries({ ...warnings, ...errors });
  return [
    ...codes.map(([field, code]) => `${fieldName(field, locale)}: ${reasonText(code, locale)}`),
    ...(kept ?? []).map((field) => `${fieldName(field, locale)}: ${reasonText("changed_since", locale)}`),
  ].join("\n");
}

const cellOf = (cell: string | number): SheetCell =>
  typeof cell === "number" ? { number: String(cell) } : cell;

/** Lines of an import as they were uploaded, each with its row and the reasons, the header first. */
export async function* rejectedRows(
  service: ImportService,
  id: number,
  filter: LineFilter,
  locale: Locale,
): AsyncGenerator<SheetCell[][]> {
  const { headers } = await service.row(id);
  const { sheet } = allMessages[locale].dashImport;
  yield [[...headers, sheet.line, sheet.reasons]];
  let after = 0;
  let lines: ImportLineRow[];
  do {
    lines = await service.lines(id, { filter, after, limit: STEP });
    after = lines.at(-1)?.line ?? after;
    yield lines.map((line) => [
      ...headers.map((_, index) => cellOf(line.cells[index] ?? "")),
      { number: String(line.line) },
      reasonsOf(line, locale),
    ]);
  } while (lines.length === STEP);
}
