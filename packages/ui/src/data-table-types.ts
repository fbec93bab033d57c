import type { ReactNode } from "react";

/** One column of a {@link DataTable}. */
export interface DataTableColumn<T> {
  /** Unique; also what the column is called where it has no label, in lower-case words joined by underscores. */
  readonly id: string;
  readonly label?: string;
  /** What the rows are sorted and searched by, and what shows without a `render`. */
  readonly value?: (row: T) => string | number | null | undefined;
  /** Draws the cell; its `value` shows without it. */
  readonly render?: (row: T) => ReactNode;
  /** Sortable by its heading; needs a `value`, unless the server sorts. */
  readonly sortable?: boolean;
  /** Width in pixels, 150 unless given. */
  readonly size?: number;
  /** Least width in pixels, 20 unless given. */
  readonly minSize?: number;
  /** `end` lines up figures. */
  readonly align?: "start" | "end";
}

/** The rows, in words; a Remote of the contract fits as it is. */
export type DataTableData<T> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly error: string; readonly onRetry: () => void }
  | { readonly status: "ready"; readonly data: readonly T[]; readonly refreshing: boolean };

/** Which rows are wanted, in which order. */
export interface DataTableQuery {
  /** Counted from 0. */
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly sort: { readonly id: string; readonly desc: boolean } | null;
  readonly search: string;
}

/** Paging, sorting and searching done elsewhere: the data are the rows of one page, as asked for. */
export interface DataTableServer {
  readonly query: DataTableQuery;
  /** Rows on all pages together. */
  readonly rowCount: number;
  readonly onQuery: (query: DataTableQuery) => void;
}

/** What a column is called: its label, or its id as lower-case words joined by underscores. */
export const columnName = ({ id, label }: Pick<DataTableColumn<never>, "id" | "label">): string =>
  label ??
  id
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, "$1_$2")
    .replaceAll(/[\s-]+/g, "_")
    .toLowerCase();
