// oxlint-disable-next-line typescript/triple-slash-reference -- other projects compile this file with the type of its CSS variables, which no module exports
/// <reference path="../css-variables.d.ts" />
import type { RowData } from "@tanstack/react-table";
import { type ReactNode, useMemo } from "react";

import { Pagination } from "../pagination/pagination.tsx";
import { DataTableBody } from "./data-table-body.tsx";
import { DataTableColumnMenu } from "./data-table-column-menu.tsx";
import { DataTableHead } from "./data-table-head.tsx";
import { type DataTableLabels, dataTableLabels } from "./data-table-labels.ts";
import { DataTableSearch } from "./data-table-search.tsx";
import { DataTableFailure, DataTableNote, DataTableSkeleton } from "./data-table-states.tsx";
import type { DataTableColumn, DataTableData, DataTableQuery, DataTableServer } from "./data-table-types.ts";
import { useDataTable } from "./use-data-table.ts";

export interface DataTableProps<T extends RowData> {
  /** Caption for screen readers. */
  readonly caption: string;
  /** The first column is the row header. Keep the array's identity between renders to avoid work. */
  readonly columns: ReadonlyArray<DataTableColumn<T>>;
  /** Rows with their loading state; with `server` the rows of the current page, else all rows. */
  readonly data: DataTableData<T>;
  /** Returns a unique id of a row. */
  readonly rowId: (row: T) => string;
  /** Returns the name of a row for its menu's button. */
  readonly rowName: (row: T) => string;
  /** Renders the commands of a row as DropdownMenuItems. */
  readonly renderMenu?: (row: T) => ReactNode;
  /** Called by a click on a row beside its controls; the row's first cell should hold a link to the same. Keep its identity between renders. */
  readonly onRow?: (row: T) => void;
  /** Initial rows per page, 10 by default; Infinity disables paging. */
  readonly pageSize?: number;
  /** Options of the rows-per-page select; 1, 5, 10, 20 and 40 by default. */
  readonly pageSizes?: ReadonlyArray<number>;
  /** Initial order by the id of a column; null, the default, keeps the order of `data`. */
  readonly initialSort?: DataTableQuery["sort"];
  /** Name by which visible columns and widths are kept, see `DataTableLayouts`; without one they end with the page. */
  readonly layoutName?: string;
  /** Shows a search box. */
  readonly searchable?: boolean;
  /** Debounce delay of the search in milliseconds, 500 by default. */
  readonly searchDebounceMs?: number;
  /** Server mode: a server pages, sorts and searches; replaces `pageSize` and `initialSort`. */
  readonly server?: DataTableServer;
  /** Additional controls beside the search box. */
  readonly toolbar?: ReactNode;
  /** Content below the rows, such as a load-more button. */
  readonly footer?: ReactNode;
  /** Replaces texts of `dataTableLabels`, the default wording. */
  readonly labels?: Partial<DataTableLabels>;
}

const defaultPageSizes = [1, 5, 10, 20, 40];

/** Table with sorting, search, paging, column visibility, resizing and row menus; renders cards in a narrow container. */
export function DataTable<T extends RowData>({
  caption,
  columns,
  data,
  rowId,
  rowName,
  renderMenu,
  onRow,
  pageSize = 10,
  pageSizes = defaultPageSizes,
  initialSort = null,
  layoutName,
  searchable = false,
  searchDebounceMs = 500,
  server,
  toolbar,
  footer,
  labels: given,
}: DataTableProps<T>) {
  const labels = useMemo(() => ({ ...dataTableLabels, ...given }), [given]);
  const { table, query, pageCount, setPage, setPageSize, setSearch } = useDataTable({
    columns,
    data,
    rowId,
    pageSize,
    initialSort,
    server,
    layoutName,
  });
  const { columnVisibility, columnSizing } = table.state;
  const visible = useMemo(
    () => columns.filter(({ id }) => columnVisibility[id] !== false),
    [columns, columnVisibility],
  );
  const { rows } = table.getRowModel();
  const cellCount = visible.length + (renderMenu ? 1 : 0);
  const sized = Object.keys(columnSizing).length > 0;
  const width = table.getTotalSize() + (renderMenu ? menuWidth : 0);
  // Until a reader sets widths in pixels, columns grow with the text.
  const lengthOf = (pixels: number) => (sized ? `${pixels}px` : `${pixels / 16}rem`);
  const busy = data.status === "loading" || (data.status === "ready" && data.refreshing);

  // Memoized while only widths change: dragging re-renders the headings, not the rows.
  const body = useMemo(
    () => (
      <DataTableBody
        rows={rows}
        columns={visible}
        labels={labels}
        rowName={rowName}
        renderMenu={renderMenu}
        onRow={onRow}
      />
    ),
    [rows, visible, labels, rowName, renderMenu, onRow],
  );
  const content = () => {
    switch (data.status) {
      case "loading":
        return <DataTableSkeleton rows={Math.min(query.pageSize, 10)} columns={cellCount} />;
      case "failed":
        return (
          <DataTableNote columns={cellCount}>
            <DataTableFailure error={data.error} retry={labels.retry} onRetry={data.onRetry} />
          </DataTableNote>
        );
      case "ready":
        return rows.length > 0 ? (
          body
        ) : (
          <DataTableNote columns={cellCount}>
            <output className="text-muted">{labels.noResults(query.search)}</output>
          </DataTableNote>
        );
      default:
        return data satisfies never;
    }
  };

  return (
    <div className="@container">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        {searchable && (
          <DataTableSearch
            label={labels.search}
            value={query.search}
            debounceMs={searchDebounceMs}
            onSearch={setSearch}
          />
        )}
        {toolbar}
        <DataTableColumnMenu table={table} columns={columns} labels={labels} />
      </div>
      <div className="border-line bg-surface relative isolate rounded-md border">
        <output className="sr-only">{busy && labels.loading}</output>
        {busy && data.status === "ready" && (
          <span aria-hidden className="bg-signal absolute inset-x-0 top-0 z-40 h-0.5 animate-pulse" />
        )}
        {/* Positioned, so that hidden texts of rows are cut off with their rows and do not lengthen the page. */}
        <div className="relative rounded-md @xl:max-h-[80dvh] @xl:overflow-auto">
          <table
            // Says its caption where the row that had the focus was the last one.
            tabIndex={-1}
            aria-busy={busy}
            className="w-full border-separate border-spacing-0 focus-visible:-outline-offset-2 @max-xl:block @xl:w-(--table-width) @xl:min-w-(--table-least) @xl:table-fixed @xl:text-sm"
            style={{ "--table-width": sized ? `${width}px` : "100%", "--table-least": lengthOf(width) }}
          >
            <caption className="sr-only">{caption}</caption>
            <colgroup className="@max-xl:hidden">
              {visible.map(({ id }) => (
                <col key={id} style={{ width: lengthOf(table.getColumn(id)?.getSize() ?? 0) }} />
              ))}
              {renderMenu && <col style={{ width: lengthOf(menuWidth) }} />}
            </colgroup>
            <DataTableHead
              table={table}
              columns={visible}
              labels={labels}
              hasMenu={renderMenu !== undefined}
            />
            {content()}
          </table>
        </div>
      </div>
      {footer}
      {Number.isFinite(query.pageSize) && (
        <Pagination
          className="mt-3"
          page={query.pageIndex + 1}
          pageCount={pageCount}
          pageSize={query.pageSize}
          pageSizes={pageSizes}
          onPage={(page) => setPage(page - 1)}
          onPageSize={setPageSize}
          labels={labels}
        />
      )}
    </div>
  );
}

/** Width of the column of row menus, in pixels. */
const menuWidth = 88;
