import type { CountSums as Sums } from "@shop/contract/stock-counts/stock-count.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";

import { sumText } from "../overview/sum-text.ts";
import { DashSection } from "../shared/dash-section.tsx";

export interface CountSumsProps {
  readonly sums: Sums;
}

/** How many products of a count differ, and what that is worth for those who see costs. */
export function CountSums({ sums }: CountSumsProps) {
  const { sums: texts } = useMessages("dashStockCounts");
  const { locale } = useLocale();
  const { at_cost: cost } = sums;
  const rows = [
    { label: texts.more, value: formatCount(sums.more) },
    { label: texts.fewer, value: formatCount(sums.fewer) },
    { label: texts.same, value: formatCount(sums.same) },
    ...(cost
      ? [
          { label: texts.valueMore, value: sumText(cost.more) },
          { label: texts.valueFewer, value: sumText(cost.fewer) },
          { label: texts.value, value: sumText(cost.sum) },
        ]
      : []),
  ];
  return (
    <DashSection title={texts.title}>
      <dl className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd>
              <bdi dir="ltr" className="figures font-semibold whitespace-nowrap">
                {value}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
      {cost && cost.unknown > 0 && (
        <p className="text-caution mt-2 text-sm">{plural(locale, cost.unknown, texts.unknown)}</p>
      )}
    </DashSection>
  );
}
