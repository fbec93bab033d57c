import type { StockCount } from "@shop/contract/stock-counts/stock-count.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";

export interface CountMomentProps {
  readonly count: Pick<StockCount, "state" | "started" | "closed">;
}

/** Who started a count and when, and who closed it. */
export function CountMoment({ count: { state, started, closed } }: CountMomentProps) {
  const texts = useMessages("dashStockCounts");
  const { locale } = useLocale();
  const isolated = useIsolated();
  const words = (text: string, { at, by }: StockCount["started"]) =>
    fill(text, { day: formatDay(at, locale), who: isolated(by) });
  return (
    <p className="text-muted flex flex-wrap gap-x-3 text-sm wrap-anywhere">
      <span>{words(texts.startedBy, started)}</span>
      {closed && <span>{words(state === "booked" ? texts.bookedBy : texts.discardedBy, closed)}</span>}
    </p>
  );
}
