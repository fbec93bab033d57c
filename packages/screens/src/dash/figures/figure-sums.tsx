import type { FigureMargin, FigureTotals } from "@shop/contract/figures/endpoints.ts";
import { isolated } from "@shop/domain/locale/isolated.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { chargedSums, marginParts } from "@shop/i18n/words/figure-sums.ts";
import type { ReactNode } from "react";

import { sumText } from "../overview/sum-text.ts";
import { DashSection } from "../shared/dash-section.tsx";
import { FigureTable, type FigureTableRow } from "./figure-table.tsx";
import { marginPercentText } from "./margin-text.ts";

export interface FigureSumsProps {
  /** The sums of the period. */
  readonly totals: FigureTotals;
}

/** A row of one amount; what it is of stands below its name. */
const rowOf = (label: string, amount: string, note?: string | null): FigureTableRow => ({
  key: label,
  name: (
    <>
      {label}
      {note && <span className="text-muted block text-sm font-normal">{note}</span>}
    </>
  ),
  values: [sumText(amount)],
});

/** A table that is read from above to its sum. */
function SumSection({ title, rows }: { readonly title: string; readonly rows: readonly FigureTableRow[] }) {
  const { sums } = useMessages("dashFigures");
  return (
    <DashSection title={title}>
      <div className="max-w-2xl">
        <FigureTable title={title} columns={[sums.amount]} rows={rows} />
      </div>
    </DashSection>
  );
}

/** What was charged: goods, delivery and fees, then the tax of each rate. */
function Charged({ totals }: FigureSumsProps): ReactNode {
  const texts = useMessages("dashFigures");
  const { sums } = texts;
  const { locale } = useLocale();
  const { parts, net, rates } = chargedSums(totals, texts);
  if (rates.length === 0) return null;
  return (
    <SumSection
      title={sums.charged}
      rows={[
        ...parts.map(({ label, amount }) => rowOf(label, amount)),
        { ...rowOf(sums.net, net), is: "sum" },
        ...rates.map((rate) =>
          rowOf(rate.label, rate.vat, fill(sums.of, { net: isolated(sumText(rate.net), locale) })),
        ),
        { ...rowOf(sums.total, totals.total), is: "sum" },
      ]}
    />
  );
}

/** What was earned: the sales with a cost, less the cost and what was lost. */
function Earned({ margin }: { readonly margin: FigureMargin }): ReactNode {
  const texts = useMessages("dashFigures");
  const { columns, sums } = texts;
  const { locale } = useLocale();
  const parts = marginParts(margin, texts);
  if (parts.length === 0) return null;
  const percent = marginPercentText(margin);
  const unknown = margin.unknown > 0 ? plural(locale, margin.unknown, texts.unknownCosts) : null;
  return (
    <SumSection
      title={sums.earned}
      rows={[
        ...parts.map(({ label, amount }) =>
          rowOf(label, amount, label === columns.marginSales ? unknown : null),
        ),
        {
          ...rowOf(
            texts.margin,
            margin.amount,
            percent && fill(texts.marginPercent, { percent: isolated(percent, locale) }),
          ),
          is: "sum",
        },
      ]}
    />
  );
}

/** How the sales lead to what was charged with tax and, for those who see costs, to the margin. */
export const FigureSums = ({ totals }: FigureSumsProps) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))] items-start gap-4 empty:hidden">
    <Charged totals={totals} />
    {totals.margin && <Earned margin={totals.margin} />}
  </div>
);
