import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import type { BooksView } from "@shop/data/dash/books/view.ts";
import { isFigureRange, rangeOf } from "@shop/domain/figures/figures.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { DashHead } from "../shared/dash-head.tsx";
import { Allowed } from "../shared/rights.tsx";
import { DaySheets } from "../shared/sheet/day-sheets.tsx";
import { BookClosings } from "./book-closings.tsx";

export interface BooksScreenProps extends BooksView {
  /** The present day in the shop's time zone, as '2026-03-02'. */
  readonly today: string;
}

/** The books: closed months, the journal of a period and the stock at a day. */
export function BooksScreen({ closed, today, ...commands }: BooksScreenProps) {
  const texts = useMessages("dashBooks");
  return (
    <div className="max-w-4xl">
      <DashHead title={texts.title} note={texts.hint} />
      <div className="grid gap-4">
        <RemoteView remote={closed} failed={texts.failed} skeleton={<Skeleton className="h-60 w-full" />}>
          {(shown) => <BookClosings closed={shown} today={today} {...commands} />}
        </RemoteView>
        <Allowed need="books">
          <DaySheets
            title={texts.journal}
            hint={texts.journalHint}
            days={rangeOf("last_month", today)}
            labels={texts}
            formats={texts}
            faultOf={(range) => (isFigureRange(range) ? null : texts.badRange)}
            addressOf={(query) => addressOf(adminAddresses.exportJournal, {}, query)}
          />
        </Allowed>
        <Allowed need="costs">
          <DaySheets
            title={texts.stockList}
            hint={texts.stockHint}
            days={{ day: today }}
            labels={{ day: texts.stockDay }}
            formats={texts}
            addressOf={(query) => addressOf(adminAddresses.exportStockList, {}, query)}
          />
        </Allowed>
      </div>
    </div>
  );
}
