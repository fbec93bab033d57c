import { Component, type ReactNode } from "react";

import type { DataTableColumn } from "./data-table-types.ts";

interface BoundaryProps {
  /** Row that is rendered; a changed row resets the error. */
  readonly row: unknown;
  readonly somethingWentWrong: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly row: unknown;
  readonly failure: { readonly error: unknown } | null;
}

/** Error boundary of one cell: renders the error's message, or a general text. */
class CellBoundary extends Component<BoundaryProps, BoundaryState> {
  override readonly state: BoundaryState = { row: this.props.row, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ row }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return row === state.row ? null : { row, failure: null };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const message = failure.error instanceof Error ? failure.error.message : "";
    return <span className="text-negative">{message || this.props.somethingWentWrong}</span>;
  }
}

interface ContentProps<T> {
  readonly column: DataTableColumn<T>;
  readonly row: T;
}

const Content = <T,>({ column, row }: ContentProps<T>) =>
  column.render ? column.render(row) : column.value?.(row);

/** Renders the content of one cell. */
export function DataTableCell<T>({
  column,
  row,
  somethingWentWrong,
}: ContentProps<T> & {
  /** Text in place of a content that fails to render with an error without a message. */
  readonly somethingWentWrong: string;
}) {
  return (
    <CellBoundary row={row} somethingWentWrong={somethingWentWrong}>
      <Content column={column} row={row} />
    </CellBoundary>
  );
}
