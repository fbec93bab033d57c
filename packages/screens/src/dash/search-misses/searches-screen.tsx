import type { SearchMiss, SearchMissSort } from "@shop/contract/search-misses/search-miss.ts";
import type { SearchMissListQuery, SearchMissListView } from "@shop/data/dash/search-misses/view.ts";
import { ROWS_PER_PAGE, SEARCH_MISS_DAYS } from "@shop/domain/constants.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import type { DataTableQuery } from "@shop/ui/data-table/data-table-types.ts";
import { DataTable } from "@shop/ui/data-table/data-table.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { useMemo } from "react";

import { DashHead } from "../shared/dash-head.tsx";
import { tableRows } from "../shared/list/table-rows.ts";
import { useTableLabels } from "../shared/list/use-table-labels.ts";
import { useSearchMissColumns } from "./search-miss-columns.tsx";

export interface SearchesScreenProps extends SearchMissListView {
  /** What the page's address holds. */
  readonly query: SearchMissListQuery;
  /** Called with the query of the chosen sort order or page. */
  readonly onQuery: (query: SearchMissListQuery) => void;
}

const tableSorts = {
  most: { id: "count", desc: true },
  latest: { id: "last", desc: true },
} as const satisfies Readonly<Record<SearchMissSort, DataTableQuery["sort"]>>;

const rowId = ({ text }: SearchMiss): string => text;

/** The texts for which shoppers' searches found nothing: the most frequent or the latest first, on numbered pages. */
export function SearchesScreen({ misses, query, onQuery }: SearchesScreenProps) {
  const { list: texts } = useMessages("dashSearchMisses");
  const errors = useMessages("errors");
  const { locale } = useLocale();
  const columns = useSearchMissColumns();
  const own = useMemo(() => ({ search: texts.title, loading: texts.loading }), [texts]);
  const labels = useTableLabels(own);
  const data = misses.status === "ready" ? misses.data : null;
  return (
    <>
      <DashHead
        title={texts.title}
        note={data === null ? "\u00a0" : plural(locale, data.rowCount, texts.texts)}
      />
      {data?.rowCount === 0 ? (
        <EmptyState heading="h2" title={texts.none} text={fill(texts.hint, { days: SEARCH_MISS_DAYS })} />
      ) : (
        <>
          <p className="text-muted mb-3 text-sm">{fill(texts.hint, { days: SEARCH_MISS_DAYS })}</p>
          <DataTable
            layoutName="searches"
            caption={texts.title}
            columns={columns}
            data={tableRows(misses, (error) => `${texts.failed} ${errorWords(errors, error)}`)}
            rowId={rowId}
            rowName={rowId}
            pageSizes={ROWS_PER_PAGE}
            server={{
              query: {
                pageIndex: query.pageIndex,
                pageSize: query.pageSize,
                sort: tableSorts[query.sort],
                search: "",
              },
              rowCount: data?.rowCount ?? 0,
              onQuery: ({ pageIndex, pageSize, sort }) =>
                onQuery({ pageIndex, pageSize, sort: sortAfter(sort, query.sort) }),
            }}
            labels={labels}
          />
        </>
      )}
    </>
  );
}

/** The order after a press on a column's head: each column has one direction, and a second press on it changes to the other column. */
function sortAfter(next: DataTableQuery["sort"], before: SearchMissSort): SearchMissSort {
  const own = tableSorts[before];
  if (next !== null && next.id === own.id && next.desc) return before;
  if (next === null || next.id === own.id) return before === "most" ? "latest" : "most";
  return next.id === "last" ? "latest" : "most";
}
