import { type PaginationLabels, paginationLabels } from "./pagination.tsx";

/** Wording of a {@link DataTable}. */
export interface DataTableLabels extends PaginationLabels {
  readonly search: string;
  /** The button of the column menu. */
  readonly columns: string;
  /** The heading of the column menu. */
  readonly toggleColumns: string;
  /** Shown when there are no rows; gets what was searched for, or an empty text. */
  readonly noResults: (search: string) => string;
  /** Shown in a cell that failed without a message. */
  readonly somethingWentWrong: string;
  readonly retry: string;
  readonly loading: string;
  /** Heading of the column of row menus. */
  readonly actions: string;
  /** Names the menu of one row. */
  readonly actionsFor: (row: string) => string;
  /** Names the handle that sets a column's width. */
  readonly widthOf: (column: string) => string;
}

/** The keys and words of the specification, for callers that give none. */
export const dataTableLabels: DataTableLabels = {
  ...paginationLabels,
  search: "search",
  columns: "columns",
  toggleColumns: "toggle_columns",
  noResults: () => "no_results",
  somethingWentWrong: "something_went_wrong",
  retry: "retry",
  loading: "loading",
  actions: "actions",
  actionsFor: (row) => `actions ${row}`,
  widthOf: (column) => `width ${column}`,
};
