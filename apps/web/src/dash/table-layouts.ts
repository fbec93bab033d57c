import type { DataTableLayoutStore } from "@shop/ui/data-table/data-table-layout.ts";

import { ignoreStorageErrors } from "../storage/safe-storage.ts";

/** The layout of a table in local storage: columns and widths are those of a screen, and stay with its browser. */
export function tableLayout(name: string): DataTableLayoutStore {
  const key = `dash-table:${name}`;
  return {
    read: () => ignoreStorageErrors((): unknown => JSON.parse(localStorage.getItem(key) ?? "null")),
    write: (layout) => ignoreStorageErrors(() => localStorage.setItem(key, JSON.stringify(layout))),
  };
}
