import type { RowData } from "@tanstack/react-table";
import type { ReactNode } from "react";

import { cn } from "./cn.ts";
import { DataTableCell } from "./data-table-cell.tsx";
import { cellClasses, detailClasses, rowHeadClasses, rowMenuClasses } from "./data-table-classes.ts";
import type { DataTableLabels } from "./data-table-labels.ts";
import { DataTableRowMenu } from "./data-table-row-menu.tsx";
import { columnName, type DataTableColumn } from "./data-table-types.ts";

/** What a {@link DataTableBody} takes. */
export interface DataTableBodyProps<T extends RowData> {
  readonly rows: readonly { readonly id: string; readonly original: T }[];
  readonly columns: readonly DataTableColumn<T>[];
  readonly labels: DataTableLabels;
  readonly rowName: (row: T) => string;
  readonly renderMenu: ((row: T) => ReactNode) | undefined;
}

/** The rows; the first cell of each is its heading. */
export function DataTableBody<T extends RowData>({
  rows,
  columns,
  labels,
  rowName,
  renderMenu,
}: DataTableBodyProps<T>) {
  return (
    <tbody className="@max-xl:block">
      {rows.map(({ id, original }) => (
        <tr
          key={id}
          className="group/row @max-xl:border-line @max-xl:grid @max-xl:grid-cols-[minmax(0,1fr)_auto] @max-xl:items-center @max-xl:gap-y-2 @max-xl:border-b @max-xl:p-4 @max-xl:last:border-b-0"
        >
          {columns.map((column, index) => {
            const content = (
              <DataTableCell column={column} row={original} somethingWentWrong={labels.somethingWentWrong} />
            );
            const align = column.align === "end" && "@xl:text-end";
            return index === 0 ? (
              <th key={column.id} scope="row" className={cn(cellClasses, rowHeadClasses, align)}>
                {content}
              </th>
            ) : (
              <td
                key={column.id}
                data-label={columnName(column)}
                className={cn(cellClasses, detailClasses, align)}
              >
                <div className="min-w-0">{content}</div>
              </td>
            );
          })}
          {renderMenu && (
            <td className={cn(cellClasses, rowMenuClasses)}>
              <DataTableRowMenu label={labels.actionsFor(rowName(original))}>
                {renderMenu(original)}
              </DataTableRowMenu>
            </td>
          )}
        </tr>
      ))}
    </tbody>
  );
}
