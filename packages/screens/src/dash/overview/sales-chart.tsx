import type { SalesDay } from "@shop/contract/overview/overview.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatShortDay } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";

import { barHeights, largestOf } from "./bar-heights.ts";
import { sumText } from "./sum-text.ts";

const HEIGHT = 1000;
const BAR_WIDTH = 0.72;

/** The sales of some days as bars, in the direction of reading; for screen readers the table beside it has the same values. */
export function SalesChart({ days }: { readonly days: readonly SalesDay[] }) {
  const { sales: texts } = useMessages("dashOverview");
  const { locale } = useLocale();
  const totals = days.map(({ total }) => total);
  const heights = barHeights(totals);
  const [first = "", last = ""] = [days[0]?.day, days.at(-1)?.day];
  return (
    <figure
      aria-label={fill(texts.chart, { first: formatDay(first, locale), last: formatDay(last, locale) })}
    >
      <p className="text-muted border-line flex flex-wrap gap-x-1.5 border-b pb-1 text-sm">
        {texts.most} <span className="figures">{sumText(largestOf(totals))}</span>
      </p>
      <svg
        aria-hidden
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="border-line-strong text-muted block h-36 w-full border-b lg:h-60 rtl:-scale-x-100"
      >
        {days.map(({ day, orders, total }, at) => (
          <rect
            key={day}
            x={at + (1 - BAR_WIDTH) / 2}
            y={HEIGHT - (heights[at] ?? 0)}
            width={BAR_WIDTH}
            height={heights[at] ?? 0}
            fill="currentColor"
            className="hover:text-ink"
          >
            <title>
              {fill(texts.bar, {
                day: formatDay(day, locale),
                total: sumText(total),
                orders: plural(locale, orders, texts.orders),
              })}
            </title>
          </rect>
        ))}
      </svg>
      <p aria-hidden className="text-muted mt-1 flex justify-between text-sm">
        <span>{formatShortDay(first, locale)}</span>
        <span>{texts.today}</span>
      </p>
    </figure>
  );
}
