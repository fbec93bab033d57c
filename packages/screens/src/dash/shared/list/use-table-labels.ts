import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import type { DataTableLabels } from "@shop/ui/data-table/data-table-labels.ts";
import type { PaginationLabels } from "@shop/ui/pagination/pagination.tsx";
import { useMemo } from "react";

/** Texts of a table that differ between places. */
export type OwnTableLabels = Partial<DataTableLabels> & Pick<DataTableLabels, "search" | "loading">;

/** The wording of a dashboard's pages. */
export function usePaginationLabels(): PaginationLabels {
  const { table, lists } = useMessages("dashShell");
  return useMemo(
    () => ({
      pages: lists.pages,
      first: table.first,
      previous: table.previous,
      next: table.next,
      last: table.last,
      pageOf: (page, count) => fill(table.page, { page, count }),
      rowsPerPage: table.rowsPerPage,
    }),
    [table, lists],
  );
}

/** The wording of a dashboard's table; pass `own` with a stable identity. */
export function useTableLabels(own: OwnTableLabels): DataTableLabels {
  const { table, lists } = useMessages("dashShell");
  const pages = usePaginationLabels();
  return useMemo(
    () => ({
      ...pages,
      columns: table.columns,
      toggleColumns: table.toggle_columns,
      noResults: () => table.no_results,
      somethingWentWrong: table.something_went_wrong,
      retry: lists.retry,
      actions: lists.actions,
      actionsFor: (name) => fill(lists.actionsOf, { name }),
      widthOf: (column) => fill(lists.widthOf, { column }),
      ...own,
    }),
    [table, lists, pages, own],
  );
}
