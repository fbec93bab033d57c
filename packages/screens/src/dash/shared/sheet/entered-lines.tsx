import type { Submission } from "@shop/data/view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Pagination } from "@shop/ui/pagination/pagination.tsx";
import type { ReactNode } from "react";

import { FormFailure } from "../../../form/form-failure.tsx";
import { type BulkColumn, BulkRows } from "../../bulk-changes/bulk-rows.tsx";
import { DashSection } from "../dash-section.tsx";
import { tabClasses } from "../list/state-tabs.tsx";
import { usePaginationLabels } from "../list/use-table-labels.ts";

/** Which lines are shown, and their page. */
interface LinesQuery<Show extends string> {
  readonly show: Show;
  /** From 1. */
  readonly page: number;
}

export interface EnteredLinesProps<T, Show extends string> {
  readonly texts: {
    readonly title: string;
    /** Names of the choices. */
    readonly show: Readonly<Record<Show, string>>;
    readonly saving: string;
    readonly failed: string;
  };
  /** The lines that can be chosen; empty where there is no choice. */
  readonly shows: ReadonlyArray<Show>;
  readonly query: LinesQuery<Show>;
  /** Called with the chosen lines and page. */
  readonly onQuery: (query: LinesQuery<Show>) => void;
  /** The change of a line. */
  readonly editing: Submission;
  /** The first column is the row header. */
  readonly columns: ReadonlyArray<BulkColumn<T>>;
  /** One page of the lines. */
  readonly lines: ReadonlyArray<T>;
  /** Number of lines of all pages. */
  readonly total: number;
  /** Lines of a page at most. */
  readonly pageSize: number;
  /** What stands in place of the table where no line is shown. */
  readonly empty: string;
  /** Content below the lines. */
  readonly children?: ReactNode;
}

/** Lines of a document whose quantities are entered in place: the choice of lines, the state of saving, the table, and its pages. */
export function EnteredLines<T extends { readonly id: number }, Show extends string>({
  texts,
  shows,
  query,
  onQuery,
  editing,
  columns,
  lines,
  total,
  pageSize,
  empty,
  children,
}: EnteredLinesProps<T, Show>) {
  const errors = useMessages("errors");
  const labels = usePaginationLabels();
  const pageCount = Math.ceil(total / pageSize);
  return (
    <DashSection title={texts.title}>
      {shows.length > 0 && (
        <ul aria-label={texts.title} className="mb-3 flex flex-wrap gap-x-1">
          {shows.map((show) => (
            <li key={show}>
              <button
                type="button"
                aria-pressed={query.show === show}
                className={tabClasses(query.show === show)}
                onClick={() => query.show !== show && onQuery({ show, page: 1 })}
              >
                {texts.show[show]}
              </button>
            </li>
          ))}
        </ul>
      )}
      <output className="text-muted block text-sm">{editing.status === "pending" && texts.saving}</output>
      {editing.status === "failed" && (
        <FormFailure>{`${texts.failed} ${errorWords(errors, editing.error)}`}</FormFailure>
      )}
      {lines.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <BulkRows caption={texts.title} columns={columns} rows={lines} />
      )}
      {pageCount > 1 && (
        <Pagination
          className="border-line border-t pt-2"
          page={query.page}
          {...{ pageSize, pageCount, labels }}
          onPage={(next) => onQuery({ ...query, page: next })}
        />
      )}
      {children}
    </DashSection>
  );
}
