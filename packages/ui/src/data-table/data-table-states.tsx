import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import type { ReactNode } from "react";

import { Button } from "../button.tsx";
import { Skeleton } from "../skeleton.tsx";
import { cellClasses } from "./data-table-classes.ts";

const widths = ["w-3/4", "w-1/2", "w-2/3", "w-2/5"];

/** Skeleton rows with the number and height of the rows to come. */
export function DataTableSkeleton({
  rows,
  columns,
}: {
  /** Number of skeleton rows. */
  readonly rows: number;
  /** Number of cells in a row. */
  readonly columns: number;
}) {
  return (
    <tbody className="@max-xl:block">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row} className="@max-xl:border-line @max-xl:grid @max-xl:gap-3 @max-xl:border-b @max-xl:p-4">
          {Array.from({ length: columns }, (__, column) => (
            <td key={column} className={cellClasses}>
              <Skeleton className={`h-4 ${widths[(row + column) % widths.length]}`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Message in place of the rows. */
export function DataTableNote({
  columns,
  children,
}: {
  /** Number of columns that the message spans. */
  readonly columns: number;
  /** The message. */
  readonly children: ReactNode;
}) {
  return (
    <tbody className="@max-xl:block">
      <tr className="@max-xl:block">
        <td colSpan={columns} className="px-4 py-16 text-center wrap-anywhere @max-xl:block">
          {children}
        </td>
      </tr>
    </tbody>
  );
}

export interface DataTableFailureProps {
  /** Error message for the user. */
  readonly error: string;
  /** Text of the retry button. */
  readonly retry: string;
  /** Called by the retry button. */
  readonly onRetry: () => void;
}

/** Error message with a retry button, for rows that failed to load. */
export function DataTableFailure({ error, retry, onRetry }: DataTableFailureProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-4">
      <p className="text-negative flex items-center gap-2">
        <CircleAlert aria-hidden className="size-5 shrink-0" />
        {error}
      </p>
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  );
}
