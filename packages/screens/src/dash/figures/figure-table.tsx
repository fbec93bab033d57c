import type { ReactNode } from "react";

/** A row of a {@link FigureTable}. */
export interface FigureTableRow {
  /** What tells it from the other rows. */
  readonly key: string;
  /** What the row is. */
  readonly name: ReactNode;
  /** One text for each column. */
  readonly values: readonly string[];
  /** A part that has a name of its own, or a sum of the rows above; by default neither. */
  readonly is?: "named" | "sum";
}

export interface FigureTableProps {
  /** What the rows are: name of the table and of their column. */
  readonly title: string;
  /** Names of the columns of values. */
  readonly columns: readonly string[];
  /** The parts and their sums. */
  readonly rows: readonly FigureTableRow[];
}

/** Classes of a table with several columns of values, and of one that has only one. */
const layouts = {
  several: {
    head: "max-sm:sr-only",
    row: "block py-2 sm:table-row",
    name: "block sm:table-cell sm:w-2/5 sm:py-1.5",
    value: "flex flex-wrap justify-between gap-x-4 py-0.5 sm:table-cell sm:py-1.5 sm:ps-4",
  },
  one: {
    head: "sr-only",
    // The name is broken before the value, which has a line of its own where both are too long.
    row: "flex flex-wrap gap-x-4 py-1.5 sm:table-row",
    name: "grow basis-40 sm:table-cell sm:py-1.5",
    value: "ms-auto max-w-full sm:table-cell sm:py-1.5 sm:ps-4 sm:align-top",
  },
} as const;

/** A sum and its parts: on a phone each part is a list of its values under their names; one value stays beside its part, and needs no name beside the title. */
export function FigureTable({ title, columns, rows }: FigureTableProps) {
  const isList = columns.length > 1;
  const layout = layouts[isList ? "several" : "one"];
  return (
    <table className="block w-full sm:table">
      <caption className="sr-only">{title}</caption>
      <thead className={layout.head}>
        <tr className="text-muted text-sm">
          <th scope="col" className="py-1 text-start font-normal">
            {title}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="py-1 ps-4 text-end font-normal">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map(({ key, name, values, is }) => (
          <tr
            key={key}
            className={`break-inside-avoid border-t ${layout.row} ${is === "sum" ? "border-line-strong font-semibold" : "border-line"}`}
          >
            <th
              scope="row"
              className={`text-start wrap-anywhere first-letter:uppercase ${layout.name} ${is ? "font-semibold" : "font-normal"}`}
            >
              {name}
            </th>
            {values.map((value, at) => (
              <td key={columns[at]} className={`text-end ${layout.value}`}>
                {isList && (
                  <span aria-hidden className="text-muted font-normal sm:hidden">
                    {columns[at]}
                  </span>
                )}
                <bdi className="figures sm:whitespace-nowrap">{value}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
