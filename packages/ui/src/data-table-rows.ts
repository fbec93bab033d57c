import { matchesWords } from "./combobox-filter.ts";
import type { DataTableColumn } from "./data-table-types.ts";

type Value = string | number | null | undefined;

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

/** A column's value of a row; a row that fails has none here and shows its error in its cell. */
export function valueOf<T>(column: DataTableColumn<T>, row: T): Value {
  try {
    return column.value?.(row);
  } catch {
    return undefined;
  }
}

/** Order of two values: numbers by size, words as a reader would, missing ones last. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return collator.compare(String(a), String(b));
}

/** The rows of which the columns' values hold every word of the search. */
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
