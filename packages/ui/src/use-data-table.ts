import { useDirection } from "@radix-ui/react-direction";
import {
  type ColumnDef,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  functionalUpdate,
  type RowData,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo, useState } from "react";

import { compareValues, searchRows, valueOf } from "./data-table-rows.ts";
import type { DataTableColumn, DataTableData, DataTableQuery, DataTableServer } from "./data-table-types.ts";

/* One by one: all of them together would be twice the size. */
const features = tableFeatures({
  columnVisibilityFeature,
  columnSizingFeature,
  columnResizingFeature,
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

const defaultColumn = { size: 150, minSize: 20 };

/** What {@link useDataTable} takes. */
export interface UseDataTableOptions<T extends RowData> {
  readonly columns: readonly DataTableColumn<T>[];
  readonly data: DataTableData<T>;
  readonly rowId: (row: T) => string;
  /** Rows on one page; Infinity shows all on one. */
  readonly pageSize: number;
  readonly initialSort: DataTableQuery["sort"];
  readonly server: DataTableServer | undefined;
}

const toDefinition = <T extends RowData>(
  column: DataTableColumn<T>,
  sortedByServer: boolean,
): ColumnDef<typeof features, T> => ({
  id: column.id,
  accessorFn: (row) => valueOf(column, row) ?? undefined,
  enableSorting: Boolean(column.sortable) && (sortedByServer || column.value !== undefined),
  sortDescFirst: false,
  sortUndefined: "last",
  sortFn: (a, b, id) => compareValues(a.getValue(id), b.getValue(id)),
  ...(column.size === undefined ? {} : { size: column.size }),
  ...(column.minSize === undefined ? {} : { minSize: column.minSize }),
});

/** The state of a data table: which rows show, in which order, in which columns of which width. */
export function useDataTable<T extends RowData>({
  columns,
  data,
  rowId,
  pageSize,
  initialSort,
  server,
}: UseDataTableOptions<T>) {
  const columnResizeDirection = useDirection();
  const [own, setOwn] = useState<DataTableQuery>({ pageIndex: 0, pageSize, sort: initialSort, search: "" });
  const query = server?.query ?? own;
  const setQuery = server?.onQuery ?? setOwn;
  const sortedByServer = server !== undefined;

  const definitions = useMemo(
    () => columns.map((column) => toDefinition(column, sortedByServer)),
    [columns, sortedByServer],
  );
  const all = data.status === "ready" ? data.data : null;
  const found = useMemo(
    () => (sortedByServer ? [...(all ?? [])] : [...searchRows(all ?? [], columns, query.search)]),
    [all, columns, query.search, sortedByServer],
  );

  const rowCount = server?.rowCount ?? found.length;
  const pageCount = Math.ceil(rowCount / query.pageSize);
  // Deleting the last row of the last page leads to the page before it. While rows are on their way nothing is known yet.
  const pageIndex = all ? Math.max(0, Math.min(query.pageIndex, pageCount - 1)) : query.pageIndex;
  const sorting = useMemo(() => (query.sort ? [query.sort] : []), [query.sort]);

  const table = useTable({
    features,
    columns: definitions,
    data: found,
    defaultColumn,
    getRowId: rowId,
    state: { pagination: { pageIndex, pageSize: query.pageSize }, sorting },
    manualPagination: sortedByServer,
    manualSorting: sortedByServer,
    autoResetPageIndex: false,
    rowCount,
    enableMultiSort: false,
    columnResizeMode: "onChange",
    columnResizeDirection,
    onSortingChange: (updater) => {
      const [sort = null] = functionalUpdate(updater, sorting);
      setQuery({ ...query, sort, pageIndex: 0 });
    },
  });

  return {
    table,
    query: { ...query, pageIndex },
    pageCount,
    setPage: (next: number) => setQuery({ ...query, pageIndex: next }),
    setPageSize: (next: number) => setQuery({ ...query, pageSize: next, pageIndex: 0 }),
    setSearch: (search: string) => setQuery({ ...query, search, pageIndex: 0 }),
  };
}

/** The table that {@link useDataTable} gives. */
export type DataTableModel<T extends RowData> = ReturnType<typeof useDataTable<T>>["table"];
