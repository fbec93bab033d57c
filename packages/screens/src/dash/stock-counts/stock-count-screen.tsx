import type { CountQuery, StockCountView } from "@shop/data/dash/stock-counts/view.ts";
import { dashPages, dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Badge } from "@shop/ui/badge.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { DashHead } from "../shared/dash-head.tsx";
import { CountClosing } from "./count-closing.tsx";
import { CountLines } from "./count-lines.tsx";
import { CountListInput } from "./count-list-input.tsx";
import { CountMoment } from "./count-moment.tsx";
import { CountScan } from "./count-scan.tsx";
import { CountSums } from "./count-sums.tsx";

export interface StockCountScreenProps extends StockCountView {
  /** Which products of the count are listed. */
  readonly query: CountQuery;
  /** Called with the chosen products and page. */
  readonly onQuery: (query: CountQuery) => void;
}

/** A count of the stock: products are scanned or read from lists, compared with what was expected, and booked. */
export function StockCountScreen({
  count,
  scans,
  upload,
  list,
  onList,
  query,
  onQuery,
  editing,
  onSet,
  onRemove,
  closing,
  onBook,
  onDiscard,
}: StockCountScreenProps) {
  const texts = useMessages("dashStockCounts");
  const title = count.status === "ready" ? count.data.count.name : texts.title;
  return (
    <div className="max-w-5xl">
      <DashHead title={title} note={<TextLink href={dashPages.stockCounts.path}>{texts.title}</TextLink>} />
      <RemoteView remote={count} skeleton={<Skeleton className="h-64 w-full" />}>
        {(page) => {
          const isOpen = page.count.state === "open";
          return (
            <div className="grid gap-4">
              <div className="grid gap-1">
                <span className="flex flex-wrap items-center gap-x-3">
                  <Badge tone={isOpen ? "caution" : "neutral"}>{texts.states[page.count.state]}</Badge>
                  <span className="text-muted text-sm">
                    {page.count.with_reserved ? texts.withReserved : texts.withoutReserved}
                  </span>
                </span>
                <CountMoment count={page.count} />
                {page.count.change !== null && (
                  <TextLink href={dashPathOf.bulkChange(page.count.change)}>{texts.change}</TextLink>
                )}
              </div>
              {isOpen && (
                <>
                  <CountScan {...scans} />
                  <CountListInput {...{ upload, list, onList }} />
                </>
              )}
              <CountLines {...{ page, query, onQuery, editing, onSet, onRemove }} />
              {page.count.products > 0 && <CountSums sums={page.sums} />}
              {isOpen && <CountClosing {...{ page, closing, onBook, onDiscard }} />}
            </div>
          );
        }}
      </RemoteView>
    </div>
  );
}
