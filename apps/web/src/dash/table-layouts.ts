import type { DataTableLayoutStore } from "@shop/ui/data-table/data-table-layout.ts";

import { localStore, stored } from "../storage/stored.ts";

/** The layout of a table in local storage: columns and widths are those of a screen, and stay with its browser. The table checks what it reads. */
export const tableLayout = (name: string): DataTableLayoutStore =>
  stored<unknown>(`dash-table:${name}`, localStore, (layout) => layout);
