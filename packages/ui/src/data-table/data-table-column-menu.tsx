import type { RowData } from "@tanstack/react-table";
import Columns3 from "lucide-react/icons/columns-3";

import { Button } from "../button.tsx";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../dropdown-menu/dropdown-menu.tsx";
import type { DataTableLabels } from "./data-table-labels.ts";
import { columnName, type DataTableColumn } from "./data-table-types.ts";
import type { DataTableModel } from "./use-data-table.ts";

export interface DataTableColumnMenuProps<T extends RowData> {
  /** State of the table, from `useDataTable`. */
  readonly table: DataTableModel<T>;
  /** All columns, visible and hidden. */
  readonly columns: readonly DataTableColumn<T>[];
  /** Texts of the menu and its button. */
  readonly labels: DataTableLabels;
}

/** Shows and hides columns; the last visible one cannot be hidden. Absent on small screens, where rows are cards. */
export function DataTableColumnMenu<T extends RowData>({
  table,
  columns,
  labels,
}: DataTableColumnMenuProps<T>) {
  const hidden = table.state.columnVisibility;
  const isVisible = ({ id }: DataTableColumn<T>) => hidden[id] !== false;
  const visible = columns.filter(isVisible);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" className="ms-auto max-sm:hidden">
          <Columns3 aria-hidden className="size-4" />
          <span className="inline-block first-letter:uppercase">{labels.columns}</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>{labels.toggleColumns}</DropdownMenuLabel>
        <DropdownMenuSeparator />
        {columns.map((column) => (
          <DropdownMenuCheckboxItem
            key={column.id}
            checked={isVisible(column)}
            disabled={visible.length === 1 && isVisible(column)}
            onCheckedChange={(checked) =>
              table.setColumnVisibility((before) => ({ ...before, [column.id]: checked }))
            }
          >
            <span className="inline-block first-letter:uppercase">{columnName(column)}</span>
          </DropdownMenuCheckboxItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
