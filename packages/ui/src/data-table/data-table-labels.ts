import { type PaginationLabels, paginationLabels } from "../pagination/pagination.tsx";

/** Wording of a {@link DataTable}. */
export interface DataTableLabels extends PaginationLabels {
  readonly search: string;
  /** Text of the column menu's button. */
  readonly columns: string;
  /** Heading of the column menu. */
  readonly toggleColumns: string;
  /** Message for an empty table; gets the search text, or ''. */
  readonly noResults: (search: string) => string;
  /** Text of a cell whose error has no message. */
  readonly somethingWentWrong: string;
  readonly retry: string;
  readonly loading: string;
  /** Heading of the column of row menus. */
  readonly actions: string;
  /** Accessible name of a row's menu. */
  readonly actionsFor: (row: string) => string;
  /** Accessible name of a column's resize handle. */
  readonly widthOf: (column: string) => string;
}

/** Default labels: the keys and texts of the specification. */
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
