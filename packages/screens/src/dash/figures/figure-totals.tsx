import type { FigureTotals as Totals } from "@shop/contract/figures/endpoints.ts";
import { changeInPercent, shareInPercent } from "@shop/domain/figures/figures.ts";
import { isolated } from "@shop/domain/locale/isolated.ts";
import type { Margin } from "@shop/domain/orders/lines/order-margin.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import TrendingDown from "lucide-react/icons/trending-down";
import TrendingUp from "lucide-react/icons/trending-up";
import type { ReactNode } from "react";

import { sumText } from "../overview/sum-text.ts";
import { hasMargin, marginPercentText } from "./margin-text.ts";

export interface FigureTotalsProps {
  /** The sums of the period. */
  readonly totals: Totals;
  /** The sums of the period before. */
  readonly before: Totals;
}

/** How a figure has changed, in words and with an arrow; nothing where there was none before, or less. */
function Change({ now, before }: { readonly now: string; readonly before: string }) {
  const texts = useMessages("dashFigures");
  const change = changeInPercent(now, before);
  if (change === null) return null;
  if (change === 0) return <span>{texts.same}</span>;
  const Icon = change > 0 ? TrendingUp : TrendingDown;
  const percent = `${formatCount(Math.abs(change))}%`;
  return (
    <span className={`inline-flex items-center gap-1 ${change > 0 ? "text-positive" : "text-negative"}`}>
      <Icon aria-hidden className="size-4 rtl:-scale-x-100" />
      {fill(change > 0 ? texts.more : texts.less, { percent })}
    </span>
  );
}

/** A sum with its title and what it is compared with. */
function Figure({
  title,
  value,
  children,
}: {
  readonly title: string;
  readonly value: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="border-line bg-surface min-w-0 rounded-md border p-4">
      <dt className="text-muted text-sm">{title}</dt>
      <dd className="mt-1 grid gap-1">
        <span className="figures justify-self-start text-xl font-bold wrap-anywhere sm:text-2xl">
          {value}
        </span>
        <span className="text-muted flex flex-wrap gap-x-2 text-sm">{children}</span>
      </dd>
    </div>
  );
}

/** What the sales earn: of which share of them that is said, and how many lines have no cost. */
function MarginFigure({ margin, sales }: { readonly margin: Margin; readonly sales: string }) {
  const texts = useMessages("dashFigures");
  const { locale } = useLocale();
  if (!hasMargin(margin)) {
    return (
      <Figure title={texts.margin} value="–">
        <span>
          {margin.unknown > 0 ? plural(locale, margin.unknown, texts.unknownCosts) : texts.noMargin}
        </span>
      </Figure>
    );
  }
  const percent = marginPercentText(margin);
  const share = shareInPercent(margin.sales, sales);
  // More than all, or less than nothing, where more came back of the rest than was sold, or of these.
  const covers =
    share === null || share < 0 || share > 100
      ? []
      : [fill(texts.marginShare, { share: `${Math.floor(share)}%` })];
  return (
    <Figure title={texts.margin} value={sumText(margin.amount)}>
      {percent !== null && <span>{fill(texts.marginPercent, { percent: isolated(percent, locale) })}</span>}
      {margin.unknown > 0 && (
        <span>{[...covers, plural(locale, margin.unknown, texts.unknownCosts)].join(" · ")}</span>
      )}
    </Figure>
  );
}

/** The sums of a period beside those of the period before. */
export function FigureTotals({ totals, before }: FigureTotalsProps) {
  const texts = useMessages("dashFigures");
  const { locale } = useLocale();
  const compared = (now: string, earlier: string, was: string): ReactNode => (
    <>
      <Change now={now} before={earlier} />
      <span>{fill(texts.was, { value: isolated(was, locale) })}</span>
    </>
  );
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-3">
      <Figure title={texts.sales} value={sumText(totals.sales)}>
        {compared(totals.sales, before.sales, sumText(before.sales))}
      </Figure>
      <Figure title={texts.orders} value={formatCount(totals.orders)}>
        {compared(String(totals.orders), String(before.orders), formatCount(before.orders))}
      </Figure>
      <Figure title={texts.average} value={totals.orders === 0 ? "–" : sumText(totals.average)}>
        {/* What no orders bring on average is not compared. */}
        {before.orders > 0 &&
          compared(totals.average, totals.orders === 0 ? "0.00" : before.average, sumText(before.average))}
      </Figure>
      {totals.margin && <MarginFigure margin={totals.margin} sales={totals.sales} />}
      {totals.requests > 0 && (
        <Figure title={texts.requests} value={formatCount(totals.requests)}>
          {fill(texts.requestsTotal, { total: sumText(totals.requests_total) })}
        </Figure>
      )}
    </dl>
  );
}
