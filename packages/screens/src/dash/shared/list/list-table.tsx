import type { ListDialog, TableRows } from "@shop/data/dash/lists/list-view.ts";
import type { Remote } from "@shop/data/view.ts";
import { RESTORE_DAYS, ROWS_PER_PAGE, TABLE_SEARCH_DEBOUNCE_MS } from "@shop/domain/constants.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import type { DataTableColumn, DataTableQuery } from "@shop/ui/data-table/data-table-types.ts";
import { DataTable } from "@shop/ui/data-table/data-table.tsx";
import { DropdownMenuItem } from "@shop/ui/dropdown-menu/dropdown-menu.tsx";
import History from "lucide-react/icons/history";
import Pencil from "lucide-react/icons/pencil";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Trash from "lucide-react/icons/trash";
import { type ReactNode, useMemo, useRef } from "react";

import { useShortcut } from "../use-shortcut.ts";
import { Sentence } from "../value/sentence.tsx";
import { useTableLabels } from "./use-table-labels.ts";

/** The part of a list that the page's address holds. */
export interface ListPlace {
  /** Page, search and sort order of the table. */
  readonly query: DataTableQuery;
  /** Called with the query of the chosen page, search or sort order. */
  readonly onQuery: (query: DataTableQuery) => void;
  /** Shows what was deleted and can be restored. */
  readonly deleted: boolean;
  /** Called with whether the deleted rows are to be shown. */
  readonly onDeleted: (deleted: boolean) => void;
  /** The dialog that is open above the list; null for none. */
  readonly dialog: ListDialog | null;
  /** Called with the dialog that is to be opened; null to close it. */
  readonly onDialog: (dialog: ListDialog | null) => void;
  /** The saved filters of the list, beside its other controls; none by default. */
  readonly savedFilters?: ReactNode;
}

/** A row of a list whose entities can be deleted and restored. */
export interface ListedRow {
  readonly id: number;
  readonly deleted_at: string | null;
}

export interface ListTableProps<T extends ListedRow> extends Omit<ListPlace, "dialog"> {
  /** Name by which visible columns and widths are kept. */
  readonly layoutName: string;
  /** The rows of the current page, with the number of rows on all pages. */
  readonly table: Remote<TableRows<T>>;
  /** Keep the array's identity between renders. */
  readonly columns: readonly DataTableColumn<T>[];
  /** The name of a row, for the labels of its controls. */
  readonly nameOf: (row: T) => string;
  /** Called with the id of the deleted row that is to be restored. */
  readonly onRestore: (id: number) => void;
  /** Additional controls beside the search box. */
  readonly toolbar?: ReactNode;
  /** Wording of the table for its kind of row. */
  readonly texts: {
    readonly title: string;
    readonly search: string;
    readonly loading: string;
    /** Text after a failure; by default the error's own. */
    readonly failed?: string;
    /** Text for an empty list. */
    readonly none: string;
    /** Text for a search without results; `{term}` is the search text. */
    readonly notFound: string;
  };
}

/** Table of a list that the server pages, sorts and searches: with row menus, and with those rows that can be restored. */
export function ListTable<T extends ListedRow>({
  layoutName,
  table,
  columns,
  nameOf,
  texts,
  query,
  onQuery,
  deleted,
  onDeleted,
  onDialog,
  onRestore,
  toolbar,
  savedFilters,
}: ListTableProps<T>) {
  const { lists } = useMessages("dashShell");
  const errors = useMessages("errors");
  const { locale } = useLocale();
  const place = useRef<HTMLDivElement>(null);
  useShortcut("slash", lists.focusSearch, () =>
    place.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus(),
  );
  const own = useMemo(
    () => ({
      search: texts.search,
      loading: texts.loading,
      noResults: (term: string) =>
        term
          ? fill(texts.notFound, { term })
          : deleted
            ? fill(lists.noneDeleted, { days: RESTORE_DAYS })
            : texts.none,
    }),
    [texts, lists, deleted],
  );
  const labels = useTableLabels(own);
  const allColumns = useMemo(
    () =>
      deleted
        ? [
            ...columns,
            {
              id: "deleted_at",
              label: lists.deletedAt,
              render: ({ deleted_at }: T) => deleted_at && formatDay(deleted_at, locale),
            },
          ]
        : columns,
    [columns, deleted, lists, locale],
  );
  const data =
    table.status === "ready"
      ? { ...table, data: table.data.rows }
      : table.status === "failed"
        ? { ...table, error: texts.failed ?? errorWords(errors, table.error) }
        : table;
  const isNothingFound = table.status === "ready" && table.data.rowCount === 0 && query.search !== "";
  return (
    <div ref={place}>
      <DataTable
        layoutName={layoutName}
        caption={texts.title}
        columns={allColumns}
        data={data}
        rowId={({ id }) => String(id)}
        rowName={nameOf}
        searchable
        searchDebounceMs={TABLE_SEARCH_DEBOUNCE_MS}
        pageSizes={ROWS_PER_PAGE}
        server={{ query, onQuery, rowCount: table.status === "ready" ? table.data.rowCount : 0 }}
        labels={labels}
        toolbar={
          <>
            {!deleted && toolbar}
            {savedFilters}
            <Button
              size="sm"
              aria-pressed={deleted}
              className="aria-pressed:bg-sunken"
              onClick={() => onDeleted(!deleted)}
            >
              <Trash aria-hidden className="size-4" />
              {lists.deleted}
            </Button>
          </>
        }
        footer={
          isNothingFound && (
            <div className="mt-3 text-center">
              <Button onClick={() => onQuery({ ...query, search: "", pageIndex: 0 })}>
                {lists.clearSearch}
              </Button>
            </div>
          )
        }
        renderMenu={({ id }) =>
          deleted ? (
            <>
              <DropdownMenuItem onSelect={() => onRestore(id)}>
                <RotateCcw aria-hidden />
                <Sentence>{lists.restore}</Sentence>
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={() => onDialog({ kind: "history", id })}>
                <History aria-hidden />
                <Sentence>{lists.history}</Sentence>
              </DropdownMenuItem>
            </>
          ) : (
            <>
              <DropdownMenuItem onSelect={() => onDialog({ kind: "edit", id })}>
                <Pencil aria-hidden />
                <Sentence>{lists.edit}</Sentence>
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={() => onDialog({ kind: "history", id })}>
                <History aria-hidden />
                <Sentence>{lists.history}</Sentence>
              </DropdownMenuItem>
              <DropdownMenuItem tone="danger" onSelect={() => onDialog({ kind: "delete", id })}>
                <Trash aria-hidden />
                <Sentence>{lists.delete}</Sentence>
              </DropdownMenuItem>
            </>
          )
        }
      />
    </div>
  );
}
