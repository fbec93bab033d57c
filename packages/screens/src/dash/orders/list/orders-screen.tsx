import type { AdminOrderSummary } from "@shop/contract/orders/admin-order.ts";
import type { AdminOrderListQuery, AdminOrderListView } from "@shop/data/dash/orders/view.ts";
import { ROWS_PER_PAGE, TABLE_SEARCH_DEBOUNCE_MS } from "@shop/domain/constants.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { DataTable } from "@shop/ui/data-table/data-table.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Link } from "@shop/ui/link.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import Plus from "lucide-react/icons/plus";
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from "react";

import { SelectionContext } from "../../selection/selection.ts";
import { useRowKeys } from "../../selection/use-row-keys.ts";
import { DashHead } from "../../shared/dash-head.tsx";
import { tableRows } from "../../shared/list/table-rows.ts";
import { useTableLabels } from "../../shared/list/use-table-labels.ts";
import { Allowed, useMay } from "../../shared/rights.tsx";
import { useLatest } from "../../shared/sheet/use-latest.ts";
import { useShortcut } from "../../shared/use-shortcut.ts";
import type { BatchDialogProps } from "./batch-dialog.tsx";
import { openBounds, setBounds } from "./order-bounds.ts";
import { useOrderColumns } from "./order-columns.tsx";
import { OrderFilterChips } from "./order-filter-chips.tsx";
import { OrderFilterPanel } from "./order-filter.tsx";
import { OrderSelectionBar } from "./order-selection-bar.tsx";
import { toOrderSort, toTableSort } from "./order-table-sort.ts";
import { OrderTabs } from "./order-tabs.tsx";
import { SelectPage } from "./select-page.tsx";
import { useOrderSelection } from "./use-order-selection.ts";

// Dialog, form and menu need libraries that the list does without.
const BatchDialog = lazy(async () => ({ default: (await import("./batch-dialog.tsx")).BatchDialog }));
const OrderSheetMenu = lazy(async () => ({
  default: (await import("./order-sheet-menu.tsx")).OrderSheetMenu,
}));

export interface OrdersScreenProps extends AdminOrderListView {
  /** What the page's address holds. */
  readonly query: AdminOrderListQuery;
  /** Called with the query of the chosen state, search, filter, sort order or page. */
  readonly onQuery: (query: AdminOrderListQuery) => void;
  /** The saved filters of the list, beside its other controls; none by default. */
  readonly savedFilters?: ReactNode;
  /** Opens an order. */
  readonly onOpen: (id: number) => void;
}

const noRows: readonly AdminOrderSummary[] = [];
const rowId = ({ id }: AdminOrderSummary): string => String(id);
const rowName = ({ number }: AdminOrderSummary): string => formatOrderNumber(number);

/** The orders of the shop: by state, searched, filtered and sorted, on numbered pages. */
export function OrdersScreen({
  orders,
  branches,
  categories,
  changes,
  batch,
  reminding,
  onRemind,
  query,
  onQuery,
  savedFilters,
  onOpen,
}: OrdersScreenProps) {
  const { list: texts, taken } = useMessages("dashOrders");
  const { lists } = useMessages("dashShell");
  const errors = useMessages("errors");
  const { locale } = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const data = orders.status === "ready" ? orders.data : null;
  const rows = data?.rows ?? noRows;
  const { bar, selected, rowSelection } = useOrderSelection(rows, query);
  const [changing, setChanging] = useState<Pick<BatchDialogProps, "orders" | "to"> | null>(null);
  const remind = useLatest(onRemind);
  const onRemindOf = useCallback((id: number) => remind.current(id), [remind]);
  const onNext = useCallback(
    (order: AdminOrderSummary, to: BatchDialogProps["to"]) => setChanging({ orders: [order], to }),
    [],
  );
  const mayChange = useMay("orders");
  const columns = useOrderColumns({
    mayChange,
    onNext,
    now: data?.at ?? 0,
    changes,
    reminding,
    onRemind: onRemindOf,
  });
  const opened = useLatest(onOpen);
  const onRow = useCallback(({ id }: AdminOrderSummary) => opened.current(id), [opened]);
  useRowKeys(root, rowSelection);
  useShortcut("slash", lists.focusSearch, () =>
    root.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus(),
  );

  const { pageIndex: _page, pageSize: _rows, sort: _sort, search, state, ...bounds } = query;
  const isFiltered = setBounds(bounds).length > 0;
  const own = useMemo(
    () => ({
      search: texts.search,
      loading: texts.loading,
      noResults: (term: string) => {
        if (term) return fill(texts.notFound, { term });
        return isFiltered ? texts.nothingFound : texts.noneInState;
      },
    }),
    [texts, isFiltered],
  );
  const labels = useTableLabels(own);
  const change = (values: Partial<AdminOrderListQuery>) => onQuery({ ...query, pageIndex: 0, ...values });
  const hasNone = data !== null && data.rowCount === 0;
  const isEmpty = hasNone && !search && state === null && !isFiltered;
  return (
    <div ref={root}>
      <DashHead
        title={texts.title}
        note={
          <>
            <span>{data === null ? "\u00a0" : plural(locale, data.rowCount, texts.count)}</span>
            <Allowed need="orders">
              {" · "}
              <TextLink href={dashPages.settlement.path}>{texts.collected}</TextLink>
            </Allowed>
            {" · "}
            <TextLink href={dashPages.cashUp.path}>{texts.cashUp}</TextLink>
            {" · "}
            <TextLink href={dashPages.taxDocuments.path}>{texts.taxDocuments}</TextLink>
          </>
        }
        action={
          <Allowed need="orders">
            <Link href={dashPages.newOrder.path} className={buttonClasses({ variant: "signal" })}>
              <Plus aria-hidden className="size-4" />
              {taken.open}
            </Link>
          </Allowed>
        }
      />
      {isEmpty ? (
        <EmptyState heading="h2" title={texts.none} text={texts.noneHint} />
      ) : (
        <>
          <OrderTabs
            state={state}
            states={data?.states ?? null}
            onState={(next) => change({ state: next })}
          />
          <SelectionContext value={rowSelection}>
            <DataTable
              layoutName="orders"
              caption={texts.title}
              columns={columns}
              data={tableRows(orders, (error) => `${texts.failed} ${errorWords(errors, error)}`)}
              rowId={rowId}
              rowName={rowName}
              onRow={onRow}
              searchable
              searchDebounceMs={TABLE_SEARCH_DEBOUNCE_MS}
              pageSizes={ROWS_PER_PAGE}
              server={{
                query: {
                  pageIndex: query.pageIndex,
                  pageSize: query.pageSize,
                  sort: toTableSort(query.sort),
                  search,
                },
                rowCount: data?.rowCount ?? 0,
                onQuery: ({ sort, ...next }) =>
                  onQuery({
                    ...query,
                    ...next,
                    sort: sort === toTableSort(query.sort) ? query.sort : toOrderSort(sort, query.sort),
                  }),
              }}
              labels={labels}
              toolbar={
                <>
                  <SelectPage
                    selected={selected.length}
                    listed={rows.length}
                    onSelect={rowSelection.onSelectListed}
                    onClear={rowSelection.onClear}
                  />
                  <OrderFilterPanel {...{ bounds, branches }} onBounds={change} />
                  {savedFilters}
                  <Suspense fallback={<Skeleton className="h-11 w-24 sm:h-9" />}>
                    <OrderSheetMenu query={query} />
                  </Suspense>
                  <OrderFilterChips {...{ bounds, branches, categories }} onBounds={change} />
                </>
              }
              footer={
                hasNone && (
                  <div className="mt-3 text-center">
                    <Button onClick={() => change({ ...openBounds, search: "", state: null })}>
                      {search && !isFiltered && state === null ? texts.clearSearch : texts.clear}
                    </Button>
                  </div>
                )
              }
            />
          </SelectionContext>
          <OrderSelectionBar
            ref={bar}
            ids={selected.map(({ id }) => id)}
            onState={(to) => {
              setChanging({ orders: selected, to });
              batch.onOpen(selected, to);
            }}
            onClear={rowSelection.onClear}
          />
        </>
      )}
      {changing && (
        <Suspense>
          <BatchDialog
            {...batch}
            {...changing}
            onClose={() => {
              setChanging(null);
              batch.onReset();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
