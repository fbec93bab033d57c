import type { RowData } from "@tanstack/react-table";
import { type ReactNode, useMemo } from "react";

import { cn } from "../cn.ts";
import { DataTableCell } from "./data-table-cell.tsx";
import {
  cardClasses,
  cellClasses,
  detailClasses,
  lowCellClasses,
  lowRowClasses,
  rowHeadClasses,
  rowMenuClasses,
} from "./data-table-classes.ts";
import type { DataTableLabels } from "./data-table-labels.ts";
import { DataTableRowMenu } from "./data-table-row-menu.tsx";
import { cardLabel, type DataTableColumn } from "./data-table-types.ts";

export interface DataTableBodyProps<T extends RowData> {
  /** Rows of the current page in their order: unique id and data. */
  readonly rows: readonly { readonly id: string; readonly original: T }[];
  /** Visible columns; the first is the row header. */
  readonly columns: readonly DataTableColumn<T>[];
  /** Texts of the row menus and of cells that fail to render. */
  readonly labels: DataTableLabels;
  /** Returns the name of a row for its menu's button. */
  readonly rowName: (row: T) => string;
  /** Renders the commands of a row as DropdownMenuItems; undefined for rows without a menu. */
  readonly renderMenu: ((row: T) => ReactNode) | undefined;
  /** Called by a click on a row beside its controls; undefined for rows that are not clickable. */
  readonly onRow: ((row: T) => void) | undefined;
}

interface RowProps<T extends RowData> extends Omit<DataTableBodyProps<T>, "rows"> {
  readonly row: T;
}

/** Whether a click is on the row itself: not on one of its controls, and not the end of a selection of text. */
const isOnRow = ({ target }: { readonly target: EventTarget }): boolean =>
  target instanceof Element &&
  target.closest("a, button, input, label, [role=menu]") === null &&
  getSelection()?.isCollapsed !== false;

/** A row; rendered again only if its data or the table's columns change, because a list that grows by pages has many rows. */
function Row<T extends RowData>({ row, columns, labels, rowName, renderMenu, onRow }: RowProps<T>) {
  return useMemo(
    () => (
      <tr
        className={cn(
          "group/row @max-xl:border-line @max-xl:grid @max-xl:border-b @max-xl:last:border-b-0",
          columns.some(({ narrow }) => narrow) ? lowRowClasses : cardClasses,
          onRow && "cursor-pointer",
        )}
        onClick={onRow && ((event) => isOnRow(event) && onRow(row))}
      >
        {columns.map((column, index) => {
          const content = (
            <DataTableCell column={column} row={row} somethingWentWrong={labels.somethingWentWrong} />
          );
          const align = column.align === "end" && "ltr:@xl:text-end";
          return index === 0 ? (
            <th key={column.id} scope="row" className={cn(cellClasses, rowHeadClasses, align)}>
              {content}
            </th>
          ) : (
            <td
              key={column.id}
              data-label={cardLabel(column)}
              className={cn(
                cellClasses,
                column.narrow ? lowCellClasses[column.narrow] : detailClasses,
                align,
              )}
            >
              <div className="min-w-0">{content}</div>
            </td>
          );
        })}
        {renderMenu && (
          <td className={cn(cellClasses, rowMenuClasses)}>
            <DataTableRowMenu label={labels.actionsFor(rowName(row))}>{renderMenu(row)}</DataTableRowMenu>
          </td>
        )}
      </tr>
    ),
    [row, columns, labels, rowName, renderMenu, onRow],
  );
}

/** Table body; the first cell of each row is its header. */
export function DataTableBody<T extends RowData>({ rows, ...table }: DataTableBodyProps<T>) {
  return (
    <tbody className="@max-xl:block">
      {rows.map(({ id, original }) => (
        <Row key={id} row={original} {...table} />
      ))}
    </tbody>
  );
}
