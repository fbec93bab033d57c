import type { ReactNode } from "react";

/** A column of {@link BulkRows}. */
export interface BulkColumn<T> {
  readonly id: string;
  readonly label: string;
  readonly render: (row: T) => ReactNode;
  /** True for values, which align at their end. */
  readonly isValue?: boolean;
  /** True for a control, which on phones goes below its label where both do not fit on one line. */
  readonly isControl?: boolean;
}

export interface BulkRowsProps<T> {
  /** Caption of the table, for screen readers only. */
  readonly caption: string;
  /** The first column is the row header. */
  readonly columns: readonly BulkColumn<T>[];
  /** One row for each product. */
  readonly rows: readonly T[];
}

/** Products of a bulk change with their values; on phones each is a card. */
export function BulkRows<T extends { readonly id: number }>({ caption, columns, rows }: BulkRowsProps<T>) {
  const [head, ...rest] = columns;
  return (
    <table className="w-full max-sm:block sm:text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {columns.map(({ id, label, isValue }) => (
            <th
              key={id}
              scope="col"
              className={`border-line text-muted border-b px-2 py-1.5 font-semibold first-letter:uppercase ${isValue ? "text-end" : "text-start"}`}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <tr key={row.id} className="border-line max-sm:block max-sm:border-b max-sm:py-2">
            <th
              scope="row"
              className="border-line px-2 py-1.5 text-start font-semibold wrap-anywhere max-sm:block sm:border-b"
            >
              {head?.render(row)}
            </th>
            {rest.map(({ id, label, render, isValue, isControl }) => (
              <td
                key={id}
                data-label={label}
                className={`border-line before:text-muted px-2 py-1 max-sm:flex max-sm:gap-3 max-sm:wrap-anywhere max-sm:before:w-28 max-sm:before:max-w-2/5 max-sm:before:shrink-0 max-sm:before:text-sm max-sm:before:content-[attr(data-label)] sm:border-b sm:py-1.5 ${isValue ? "sm:text-end" : ""} ${isControl ? "max-sm:flex-wrap" : ""}`}
              >
                {render(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
