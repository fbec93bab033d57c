import type { Overview } from "@shop/contract/overview/overview.ts";
import { UNPAID_DAYS } from "@shop/domain/constants.ts";
import { sumOf } from "@shop/domain/money/money.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { Link } from "@shop/ui/link.tsx";

import { useMethodWords } from "../shared/own-methods.tsx";
import { useMay } from "../shared/rights.tsx";
import { overviewAddresses } from "./overview-addresses.ts";
import { overviewPlaces } from "./overview-layout.ts";
import { OverviewSection } from "./overview-section.tsx";
import { sumText } from "./sum-text.ts";

export interface DaySectionProps {
  /** What is to be done with orders, and the money of today. */
  readonly day: NonNullable<Overview["day"]>;
  /** Sales of the last days, of which this week and the one before are told; null leaves them out. */
  readonly sales: Overview["sales"];
}

interface Row {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** A second line; '' for none. */
  readonly detail: string;
  readonly href: string;
}

const DAYS = 7;

/** The row of a count; none for zero. */
const counted = (key: string, count: number, href: string, label: string, detail = ""): readonly Row[] =>
  count === 0 ? [] : [{ key, label, value: formatCount(count), detail, href }];

/** What is to be done today, each above zero leading to its list, the money of today by method, and this week beside the last one. */
export function DaySection({ day, sales }: DaySectionProps) {
  const { day: texts } = useMessages("dashOverview");
  const { aside } = useMessages("dashShell");
  const { locale } = useLocale();
  const isolated = useIsolated();
  const methodOf = useMethodWords();
  const mayChange = useMay("products");
  const owing = ({ orders, due }: { readonly orders: number; readonly due: string }): string =>
    orders === 0 ? "" : fill(texts.due, { sum: isolated(sumText(due)) });
  const { days = [] } = sales ?? {};
  const [week, before] = [days.slice(-DAYS), days.slice(-2 * DAYS, -DAYS)];
  const [sold, soldBefore] = [week, before].map((some) => sumOf(some.map(({ total }) => total)));
  const rows: readonly Row[] = [
    ...counted("pack", day.to_pack, overviewAddresses.ordersIn("confirmed"), texts.toPack),
    ...counted("out", day.out.orders, overviewAddresses.ordersIn("sent"), texts.out, owing(day.out)),
    ...counted(
      "unpaid",
      day.unpaid.orders,
      overviewAddresses.ordersUnpaid(day.unpaid_since),
      fill(texts.unpaid, { days: isolated(String(UNPAID_DAYS)) }),
      owing(day.unpaid),
    ),
    ...counted("back", day.coming_back, overviewAddresses.aside("coming_back"), aside.coming_back),
    ...counted(
      "held",
      day.not_for_sale,
      mayChange ? dashPages.quarantine.path : overviewAddresses.aside("not_for_sale"),
      aside.not_for_sale,
    ),
    ...counted(
      "quoted",
      day.quotations,
      overviewAddresses.ordersIn("quoted"),
      texts.quotations,
      day.quotations_ending === 0 ? "" : plural(locale, day.quotations_ending, texts.ending),
    ),
    ...day.money.map(({ method, net }) => ({
      key: method,
      label: fill(texts.money, { method: methodOf(method) }),
      value: sumText(net),
      detail: "",
      href: dashPages.cashUp.path,
    })),
    ...(week.some(({ orders }) => orders > 0) || before.some(({ orders }) => orders > 0)
      ? [
          {
            key: "week",
            label: texts.week,
            value: sumText(sold ?? "0.00"),
            detail: fill(texts.before, { sum: isolated(sumText(soldBefore ?? "0.00")) }),
            href: `${dashPages.figures.path}?from=${week[0]?.day ?? ""}&to=${week.at(-1)?.day ?? ""}`,
          },
        ]
      : []),
  ];
  return (
    <OverviewSection title={texts.title} className={overviewPlaces.day}>
      {rows.length === 0 ? (
        <p className="text-muted">{texts.nothing}</p>
      ) : (
        <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
          {rows.map(({ key, label, value, detail, href }) => (
            <li key={key} className="border-line border-b last:border-b-0">
              <Link
                href={href}
                className="group -mx-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-sm px-2 py-1"
              >
                <span className="min-w-0">
                  <span className="block group-hover:underline">{label}</span>
                  {detail !== "" && <span className="text-muted block text-sm">{detail}</span>}
                </span>
                <span className="figures max-w-full font-semibold wrap-anywhere">{value}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </OverviewSection>
  );
}
