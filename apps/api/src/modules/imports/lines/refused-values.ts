import type { ColumnField, SheetField } from "@shop/domain/sheets/sheet-fields.ts";
import { shortValue } from "@shop/domain/sheets/short-value.ts";

import { pictureNames } from "./cell-texts.ts";
import type { ImportLineRow } from "./import-lines.table.ts";

/** Codes that are about no value in the sheet. */
const WITHOUT_VALUE = new Set(["required", "changed_since"]);

/** A cell may hold the path of both groups. */
const pathFields: Readonly<Record<string, SheetField>> = {
  category: "sub_category",
  sub_category: "category",
};

/** The cells, shortened, that the errors and warnings of a line are about, by field. */
export function refusedValues(
  { cells, errors, warnings }: Pick<ImportLineRow, "cells" | "errors" | "warnings">,
  fields: readonly (ColumnField | null)[],
): Record<string, string> {
  const columnOf = (field: string | undefined): number => fields.findIndex((one) => one === field);
  const refused: Record<string, string> = {};
  for (const [field, code] of Object.entries({ ...warnings, ...errors })) {
    if (WITHOUT_VALUE.has(code)) continue;
    const own = columnOf(field);
    const cell = cells[own === -1 ? columnOf(pathFields[field]) : own] ?? "";
    // Of several pictures it is not stored which one is meant.
    if (field === "images" && pictureNames(String(cell)).length > 1) continue;
    const value = shortValue(cell);
    if (value !== "") refused[field] = value;
  }
  return refused;
}
