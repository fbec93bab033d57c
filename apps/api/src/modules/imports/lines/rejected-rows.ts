import type { LineFilter } from "@shop/contract/imports/product-import.ts";
import { isCostField } from "@shop/domain/catalogue/product-fields.ts";
import { isolated } from "@shop/domain/locale/isolated.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { type SheetField } from "@shop/domain/sheets/sheet-fields.ts";
import { attributeOfField } from "@shop/domain/specifications/attribute-set.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { fill } from "@shop/i18n/fill.ts";
import { addedHeaders, sheetHeaders } from "@shop/i18n/sheet-headers.ts";
import { importReason } from "@shop/i18n/words/import-reason.ts";

import type { SheetCell } from "../../../sheets/sheet-csv.ts";
import type { ImportService } from "../imports.service.ts";
import type { ImportRow } from "../imports.table.ts";
import type { ImportLineRow } from "./import-lines.table.ts";
import { refusedValues } from "./refused-values.ts";

const STEP = 500;

type Columns = Pick<ImportRow, "headers" | "fields">;

const isField = (field: string): field is SheetField => field in sheetHeaders.en;

/** The name of a field; of an attribute the header of its column. */
const fieldName = (field: string, { headers, fields }: Columns, locale: Locale): string => {
  if (field === "line") return addedHeaders[locale][0];
  return isField(field)
    ? sheetHeaders[locale][field]
    : (attributeOfField(field)?.name ?? headers[fields.findIndex((one) => one === field)] ?? field);
};

/** One reason; it begins with a name of ours, so that no value is run as a formula. */
function reasonText(
  field: string,
  code: string,
  {
    value,
    rows,
    columns,
    locale,
  }: { value: string | undefined; rows: readonly number[]; columns: Columns; locale: Locale },
): string {
  const template = importReason(allMessages[locale], code, { hasValue: value !== undefined, rows, locale });
  const text = value === undefined ? template : fill(template, { value: isolated(value, locale) });
  return `${fieldName(field, columns, locale)}: ${text}`;
}

/** Options of {@link rejectedRows}. */
interface RejectedOptions {
  readonly locale: Locale;
  /** Whether fields of costs are named. */
  readonly withCosts: boolean;
}

function reasonsOf(line: ImportLineRow, columns: Columns, { locale, withCosts }: RejectedOptions): string {
  const refused = refusedValues(line, columns.fields);
  const rows = line.samePart ?? [];
  return [
    ...Object.entries({ ...line.warnings, ...line.errors }).map(([field, code]) =>
      reasonText(field, code, { value: refused[field], rows, columns, locale }),
    ),
    ...(line.kept ?? []).flatMap((field) =>
      isCostField(field) && !withCosts
        ? []
        : reasonText(field, "changed_since", { value: undefined, rows: [], columns, locale }),
    ),
  ].join("\n");
}

const cellOf = (cell: string | number): SheetCell =>
  typeof cell === "number" ? { number: String(cell) } : cell;

/** Lines of an import as they were uploaded, each with its row and the reasons, the header first. */
export async function* rejectedRows(
  service: ImportService,
  id: number,
  { filter, ...options }: RejectedOptions & { readonly filter: LineFilter },
): AsyncGenerator<SheetCell[][]> {
  const { locale } = options;
  const { headers, fields } = await service.row(id);
  yield [[...headers, ...addedHeaders[locale]]];
  let after = 0;
  let lines: ImportLineRow[];
  do {
    lines = await service.lines(id, { filter, after, limit: STEP });
    after = lines.at(-1)?.line ?? after;
    yield lines.map((line) => [
      ...headers.map((_, index) => cellOf(line.cells[index] ?? "")),
      { number: String(line.line) },
      reasonsOf(line, { headers, fields }, options),
    ]);
  } while (lines.length === STEP);
}
