import type { RowData } from "@tanstack/react-table";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { useRef } from "react";

import { cn } from "../cn.ts";
import type { DataTableLabels } from "./data-table-labels.ts";
import { DataTableResizer } from "./data-table-resizer.tsx";
import { columnName, type DataTableColumn } from "./data-table-types.ts";
import type { DataTableModel } from "./use-data-table.ts";

const sortIndicators = {
  asc: { aria: "ascending", Icon: ArrowUp },
  desc: { aria: "descending", Icon: ArrowDown },
  none: { aria: "none", Icon: ChevronsUpDown },
} as const;

export interface DataTableHeadProps<T extends RowData> {
  /** State of the table, from `useDataTable`. */
  readonly table: DataTableModel<T>;
  /** Visible columns; the first stays in place when the table scrolls sideways. */
  readonly columns: readonly DataTableColumn<T>[];
  /** Accessible names of the resize handles, and the heading of the row menus. */
  readonly labels: DataTableLabels;
  /** Adds the heading of the column of row menus. */
  readonly hasMenu: boolean;
}

/** Table head: buttons sort, handles resize. In the card layout only sortable columns remain, as a row of buttons. */
export function DataTableHead<T extends RowData>({ table, columns, labels, hasMenu }: DataTableHeadProps<T>) {
  const row = useRef<HTMLTableRowElement>(null);
  /** Columns share the available width until one is resized; from then on each keeps its width. */
  const keepWidths = () => {
    if (Object.keys(table.state.columnSizing).length > 0) return;
    const cells = [...(row.current?.cells ?? [])].slice(0, columns.length);
    table.setColumnSizing(
      Object.fromEntries(columns.map(({ id }, index) => [id, cells[index]?.offsetWidth ?? 150])),
    );
  };
  const headers = table.getFlatHeaders();
  const sorts = headers.some(({ column }) => column.getCanSort());

  return (
    <thead
      className={
        sorts ? "@max-xl:border-line @max-xl:block @max-xl:border-b" : "@max-xl:sr-only @max-xl:block"
      }
    >
      <tr ref={row} className="@max-xl:flex @max-xl:gap-2 @max-xl:overflow-x-auto @max-xl:p-2">
        {columns.map((definition, index) => {
          const header = headers.find(({ column }) => column.id === definition.id);
          if (!header) return null;
          const { column } = header;
          const { aria, Icon } = sortIndicators[column.getIsSorted() || "none"];
          const name = columnName(definition);
          const sortable = column.getCanSort();
          return (
            <th
              key={definition.id}
              scope="col"
              // Else the value of the resize handle is a part of the name, which is read with every cell.
              aria-label={name}
              aria-sort={sortable ? aria : undefined}
              className={cn(
                "bg-sunken text-muted border-line sticky top-0 text-sm font-semibold @max-xl:bg-transparent @xl:border-b",
                index === 0 ? "z-30 @xl:start-0 @xl:border-e" : "z-20",
                sortable ? "@max-xl:static" : "@max-xl:sr-only @xl:px-3",
                definition.align === "end" ? "ltr:text-end rtl:text-start" : "text-start",
              )}
            >
              {sortable ? (
                <button
                  type="button"
                  className={cn(
                    "hover:text-ink @max-xl:border-line flex min-h-11 w-full items-center gap-1.5 px-3 focus-visible:-outline-offset-2 @max-xl:rounded-md @max-xl:border",
                    definition.align === "end" && "ltr:justify-end",
                    aria !== "none" && "text-ink",
                  )}
                  onClick={column.getToggleSortingHandler()}
                >
                  <span className="truncate first-letter:uppercase">{name}</span>
                  <Icon aria-hidden className={cn("size-3.5 shrink-0", aria === "none" && "opacity-60")} />
                </button>
              ) : (
                <span className="block truncate leading-11 first-letter:uppercase">{name}</span>
              )}
              <DataTableResizer
                label={labels.widthOf(name)}
                width={column.getSize()}
                minWidth={column.columnDef.minSize ?? 20}
                active={column.getIsResizing()}
                onDrag={(event) => {
                  keepWidths();
                  header.getResizeHandler()(event);
                }}
                onWidth={(width) => {
                  keepWidths();
                  table.setColumnSizing((sizes) => ({ ...sizes, [column.id]: width }));
                }}
              />
            </th>
          );
        })}
        {hasMenu && (
          <th
            scope="col"
            className="bg-sunken text-muted border-line sticky end-0 top-0 z-30 px-3 text-end text-sm font-semibold @max-xl:sr-only @xl:border-s @xl:border-b"
          >
            <span className="inline-block first-letter:uppercase">{labels.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
