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
import { useEffect, useMemo, useState } from "react";

import { layoutOf, useTableLayout } from "./data-table-layout.ts";
import { compareValues, searchRows, valueOf } from "./data-table-rows.ts";
import type { DataTableColumn, DataTableData, DataTableQuery, DataTableServer } from "./data-table-types.ts";

/* Registered one by one: the stock set doubles the bundle size. */
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

/** Options of {@link useDataTable}. */
export interface UseDataTableOptions<T extends RowData> {
  readonly columns: readonly DataTableColumn<T>[];
  readonly data: DataTableData<T>;
  readonly rowId: (row: T) => string;
  /** Rows per page; Infinity disables paging. */
  readonly pageSize: number;
  readonly initialSort: DataTableQuery["sort"];
  readonly server: DataTableServer | undefined;
  /** Name by which visible columns and widths are kept; undefined to keep none. */
  readonly layoutName: string | undefined;
}

const toDefinition = <T extends RowData>(
  column: DataTableColumn<T>,
  isServerMode: boolean,
): ColumnDef<typeof features, T> => ({
  id: column.id,
  accessorFn: (row) => valueOf(column, row) ?? undefined,
  enableSorting: Boolean(column.sortable) && (isServerMode || column.value !== undefined),
  sortDescFirst: false,
  sortUndefined: "last",
  sortFn: (a, b, id) => compareValues(a.getValue(id), b.getValue(id)),
  ...(column.size === undefined ? {} : { size: column.size }),
  ...(column.minSize === undefined ? {} : { minSize: column.minSize }),
});

/** Manages the state of a data table: paging, sorting, search, visible columns and their widths. */
export function useDataTable<T extends RowData>({
  columns,
  data,
  rowId,
  pageSize,
  initialSort,
  server,
  layoutName,
}: UseDataTableOptions<T>) {
  const store = useTableLayout(layoutName);
  const [kept] = useState(() => layoutOf(store?.read(), columns));
  const columnResizeDirection = useDirection();
  const [own, setOwn] = useState<DataTableQuery>({ pageIndex: 0, pageSize, sort: initialSort, search: "" });
  const query = server?.query ?? own;
  const setQuery = server?.onQuery ?? setOwn;
  const isServerMode = server !== undefined;

  const definitions = useMemo(
    () => columns.map((column) => toDefinition(column, isServerMode)),
    [columns, isServerMode],
  );
  const all = data.status === "ready" ? data.data : null;
  const found = useMemo(
    () => (isServerMode ? [...(all ?? [])] : [...searchRows(all ?? [], columns, query.search)]),
    [all, columns, query.search, isServerMode],
  );

  const rowCount = server?.rowCount ?? found.length;
  const pageCount = Math.ceil(rowCount / query.pageSize);
  // Deleting the last row of the last page shows the previous page. While loading, the row count is unknown.
  const pageIndex = all ? Math.max(0, Math.min(query.pageIndex, pageCount - 1)) : query.pageIndex;
  const sorting = useMemo(() => (query.sort ? [query.sort] : []), [query.sort]);
  const pagination = { pageIndex, pageSize: query.pageSize };

  const table = useTable({
    features,
    columns: definitions,
    data: found,
    defaultColumn,
    getRowId: rowId,
    initialState: kept,
    state: { pagination, sorting },
    manualPagination: isServerMode,
    manualSorting: isServerMode,
    autoResetPageIndex: false,
    rowCount,
    enableMultiSort: false,
    columnResizeMode: "onChange",
    columnResizeDirection,
    onPaginationChange: (updater) => setQuery({ ...query, ...functionalUpdate(updater, pagination) }),
    onSortingChange: (updater) => {
      const [sort = null] = functionalUpdate(updater, sorting);
      setQuery({ ...query, sort, pageIndex: 0 });
    },
  });

  const { columnVisibility, columnSizing, columnResizing } = table.state;
  const isResizing = columnResizing.isResizingColumn !== false;
  useEffect(() => {
    // A width is kept once it is no longer dragged.
    if (isResizing || (columnVisibility === kept.columnVisibility && columnSizing === kept.columnSizing))
      return;
    store?.write({ columnVisibility, columnSizing });
  }, [store, kept, columnVisibility, columnSizing, isResizing]);

  return {
    table,
    query: { ...query, pageIndex },
    pageCount,
    setPage: table.setPageIndex,
    setPageSize: (next: number) => table.setPagination({ pageIndex: 0, pageSize: next }),
    setSearch: (search: string) => setQuery({ ...query, search, pageIndex: 0 }),
  };
}

/** Return value of {@link useDataTable}. */
export type DataTableModel<T extends RowData> = ReturnType<typeof useDataTable<T>>["table"];
