/** Why a list leaves out what its sender has hidden: a row, columns, or other sheets. */
export const hiddenFaults = ["hidden", "hidden_columns", "hidden_sheets"] as const;

/** What is left out of a workbook because its sender has hidden it. */
export interface HiddenParts {
  /** Numbers of rows with content. */
  readonly rows: readonly number[];
  /** Letters of columns with content. */
  readonly columns: readonly string[];
  /** Names of other sheets with content. */
  readonly sheets: readonly string[];
}

/** The lines by which a list names what is hidden of it: one for other sheets, one for its columns, and one for each row. */
export const hiddenLines = ({ rows, columns, sheets }: HiddenParts) => [
  ...(sheets.length > 0
    ? [{ row: 1, code: "", written: sheets.join(", "), fault: "hidden_sheets" as const }]
    : []),
  ...(columns.length > 0
    ? [{ row: 1, code: "", written: columns.join(", "), fault: "hidden_columns" as const }]
    : []),
  ...rows.map((row) => ({ row, code: "", written: "", fault: "hidden" as const })),
];
