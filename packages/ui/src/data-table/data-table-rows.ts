import { matchesWords } from "../combobox/combobox-filter.ts";
import type { DataTableColumn } from "./data-table-types.ts";

type Value = string | number | null | undefined;

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

/** Reads a column's value of a row; undefined where reading throws, because the cell shows the error. */
export function valueOf<T>(column: DataTableColumn<T>, row: T): Value {
  try {
    return column.value?.(row);
  } catch {
    return undefined;
  }
}

/** Compares two values: numbers numerically, text by locale, missing values last. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return collator.compare(String(a), String(b));
}

/** Filters the rows whose column values contain every word of the search. */
export function searchRows<T>(
  rows: readonly T[],
  columns: readonly DataTableColumn<T>[],
  search: string,
): readonly T[] {
  if (search.trim() === "") return rows;
  return rows.filter((row) =>
    matchesWords(columns.map((column) => valueOf(column, row) ?? "").join(" "), search),
  );
}
