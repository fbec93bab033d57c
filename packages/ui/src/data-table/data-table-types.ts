import type { ReactNode } from "react";

/** One column of a {@link DataTable}. */
export interface DataTableColumn<T> {
  /** Unique; shown as the column's name (snake case) when there is no `label`. */
  readonly id: string;
  readonly label?: string;
  /** Value for sorting and searching, and the content without a `render`. */
  readonly value?: (row: T) => string | number | null | undefined;
  /** Renders the cell; defaults to `value`. */
  readonly render?: (row: T) => ReactNode;
  /** Sortable by its heading; needs `value`, unless the server sorts. */
  readonly sortable?: boolean;
  /** Width in pixels, 150 by default. */
  readonly size?: number;
  /** Minimum width in pixels, 20 by default. */
  readonly minSize?: number;
  /** Not shown until it is chosen in the column menu; false by default. */
  readonly hiddenAtFirst?: boolean;
  /** Text alignment; `end` for numbers. */
  readonly align?: "start" | "end";
  /**
   * Place in a narrow container: at the start or the end of a low row without labels, below the cells before it, or nowhere. Give it to all columns or to
   * none; without it rows are cards with a label for each value.
   */
  readonly narrow?: "start" | "end" | "hidden";
}

/** Loading state with the rows; structurally compatible with `Remote`. */
export type DataTableData<T> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly error: string; readonly onRetry: () => void }
  | { readonly status: "ready"; readonly data: readonly T[]; readonly refreshing: boolean };

/** The page, order and search of a table; `sort` and `pageIndex` are as in TanStack Table's state. */
export interface DataTableQuery {
  /** Page index, from 0. */
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly sort: { readonly id: string; readonly desc: boolean } | null;
  readonly search: string;
}

/** Server mode: a server pages, sorts and searches, and the data are the rows of the page that `query` describes. */
export interface DataTableServer {
  readonly query: DataTableQuery;
  /** Rows on all pages together, as the server counts them. */
  readonly rowCount: number;
  readonly onQuery: (query: DataTableQuery) => void;
}

/** Name of a column: its label, or its id in snake case. */
export const columnName = ({ id, label }: Pick<DataTableColumn<never>, "id" | "label">): string =>
  label ??
  id
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, "$1_$2")
    .replaceAll(/[\s-]+/g, "_")
    .toLowerCase();

/** Name of a column before its value in a card, with a capital as in the headings. */
export const cardLabel = (column: Pick<DataTableColumn<never>, "id" | "label">): string => {
  const name = columnName(column);
  return name.charAt(0).toUpperCase() + name.slice(1);
};
