import { createContext, useContext, useMemo } from "react";

import type { DataTableColumn } from "./data-table-types.ts";

/** Which columns of a table are visible, and their widths in pixels; columns that are not named are as they are defined. */
export interface DataTableLayout {
  readonly columnVisibility: Readonly<Record<string, boolean>>;
  readonly columnSizing: Readonly<Record<string, number>>;
}

/** Keeps the layout of one table. */
export interface DataTableLayoutStore {
  /** What was kept, from storage and therefore unchecked; undefined for nothing. */
  readonly read: () => unknown;
  /** Keeps a layout. */
  readonly write: (layout: DataTableLayout) => void;
}

const Context = createContext<((name: string) => DataTableLayoutStore) | null>(null);

/** Gives the tables inside a function that finds the store of a table by its name; without one they keep no layout. */
export const DataTableLayouts = Context.Provider;

/** The store of a table; null where none is kept. */
export function useTableLayout(name: string | undefined): DataTableLayoutStore | null {
  const storeOf = useContext(Context);
  return useMemo(() => (storeOf && name !== undefined ? storeOf(name) : null), [storeOf, name]);
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The layout in what was kept, as far as it is one; what it does not name is as in `columns`. */
export function layoutOf(
  kept: unknown,
  columns: readonly Pick<DataTableColumn<never>, "id" | "hiddenAtFirst">[],
): DataTableLayout {
  const { columnVisibility, columnSizing } = recordOf(kept);
  return {
    columnVisibility: Object.fromEntries([
      ...columns.filter(({ hiddenAtFirst }) => hiddenAtFirst).map(({ id }): [string, boolean] => [id, false]),
      ...Object.entries(recordOf(columnVisibility)).filter(
        (entry): entry is [string, boolean] => typeof entry[1] === "boolean",
      ),
    ]),
    columnSizing: Object.fromEntries(
      Object.entries(recordOf(columnSizing)).filter(
        (entry): entry is [string, number] =>
          typeof entry[1] === "number" && entry[1] >= 20 && entry[1] <= 2000,
      ),
    ),
  };
}
