/** Why a list leaves out what its sender has hidden: a row, or columns. */
export const hiddenFaults = ["hidden", "hidden_columns"] as const;

/** What is left out of a workbook because its sender has hidden it. */
export interface HiddenParts {
  /** Numbers of rows with content. */
  readonly rows: readonly number[];
  /** Letters of columns with content. */
  readonly columns: readonly string[];
}

/** The lines by which a list names what is hidden of it: one for its columns, and one for each row. */
export const hiddenLines = ({ rows, columns }: HiddenParts) => [
  ...(columns.length > 0
    ? [{ row: 1, code: "", written: columns.join(", "), fault: "hidden_columns" as const }]
    : []),
  ...rows.map((row) => ({ row, code: "", written: "", fault: "hidden" as const })),
];
