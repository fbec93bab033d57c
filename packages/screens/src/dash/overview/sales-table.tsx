import type { SalesDay } from "@shop/contract/overview/overview.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

import { sumText } from "./sum-text.ts";

/** The values of the chart of sales as a table that can be opened, the newest day first. */
export function SalesTable({ days }: { readonly days: readonly SalesDay[] }) {
  const { sales: texts } = useMessages("dashOverview");
  const { locale } = useLocale();
  return (
    <details>
      <summary className="decoration-line-strong inline-flex min-h-11 cursor-pointer items-center rounded-sm text-sm underline underline-offset-4">
        {texts.table}
      </summary>
      <table className="mt-1 w-full text-sm">
        <caption className="sr-only">{texts.title}</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1.5 text-start font-normal first-letter:uppercase">
              {texts.day}
            </th>
            <th scope="col" className="py-1.5 text-end font-normal first-letter:uppercase">
              {texts.count}
            </th>
            <th scope="col" className="py-1.5 text-end font-normal first-letter:uppercase">
              {texts.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, orders, total }) => (
            <tr key={day} className="border-line border-t">
              <th scope="row" className="py-1.5 text-start font-normal">
                <time dateTime={day}>{formatDay(day, locale)}</time>
              </th>
              <td className="py-1.5 text-end">
                <span className="figures">{formatCount(orders)}</span>
              </td>
              <td className="py-1.5 ps-2 text-end">
                <span className="figures">{sumText(total)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
