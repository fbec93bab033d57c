import type { Overview } from "@shop/contract/overview/overview.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { EmptyState } from "@shop/ui/empty-state.tsx";

import { overviewPlaces } from "./overview-layout.ts";
import { OverviewSection } from "./overview-section.tsx";
import { SalesChart } from "./sales-chart.tsx";
import { SalesTable } from "./sales-table.tsx";
import { sumText } from "./sum-text.ts";

export interface SalesSectionProps {
  /** The sales of the last 30 days, by day and in total. */
  readonly sales: NonNullable<Overview["sales"]>;
  /** False where the shop has never had an order. */
  readonly hasOrders: boolean;
}

/** The sales of the last 30 days: their sum, a chart and a table of the days. */
export function SalesSection({ sales: { days, orders, total }, hasOrders }: SalesSectionProps) {
  const { sales: texts } = useMessages("dashOverview");
  const { locale } = useLocale();
  if (!hasOrders) {
    return (
      <OverviewSection title={texts.title} className={overviewPlaces.sales}>
        <EmptyState heading="h3" title={texts.noOrders} text={texts.noOrdersHint} className="py-2" />
      </OverviewSection>
    );
  }
  if (days.every((day) => day.orders === 0 && isZeroPrice(day.total))) {
    return (
      <OverviewSection title={texts.title} note={texts.hint} className={overviewPlaces.sales}>
        <p className="text-muted">{texts.none}</p>
      </OverviewSection>
    );
  }
  return (
    <OverviewSection title={texts.title} note={texts.hint} className={overviewPlaces.sales}>
      <p className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <span className="figures text-xl font-bold sm:text-2xl">{sumText(total)}</span>
        <span className="text-muted">{plural(locale, orders, texts.orders)}</span>
      </p>
      <SalesChart days={days} />
      <SalesTable days={days} />
    </OverviewSection>
  );
}
