import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import type { FigureRow, Figures } from "@shop/contract/figures/endpoints.ts";
import {
  type FigureDimension,
  figureDimensions,
  isOfLines,
  shareInPercent,
} from "@shop/domain/figures/figures.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { figureName } from "@shop/i18n/words/figure-name.ts";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Select } from "@shop/ui/select.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import Printer from "lucide-react/icons/printer";
import type { ReactNode } from "react";

import { countText, signed, sumText } from "../overview/sum-text.ts";
import { DashSection } from "../shared/dash-section.tsx";
import { useMay } from "../shared/rights.tsx";
import { FigureTable } from "./figure-table.tsx";
import { marginText } from "./margin-text.ts";
import { partAddress } from "./orders-address.ts";

export interface FigureBreakdownProps {
  /** The figures whose parts are shown. */
  readonly figures: Figures;
  /** What they are to be broken down by, also while that is being loaded. */
  readonly by: FigureDimension;
  /** Called with another one. */
  readonly onBy: (by: FigureDimension) => void;
}

/** A share of the sum in percent, as a text: '<1%' for what is rounded to nothing; '–' where the sum is not above 0. */
function shareText(part: string, sum: string): string {
  const percent = shareInPercent(part, sum);
  if (percent === null) return "–";
  const rounded = Math.round(percent);
  if (rounded === 0 && percent !== 0) return percent > 0 ? "<1%" : signed(">-1%");
  return `${signed(String(rounded))}%`;
}

/** The parts of the sales as a table, with their sum, to print and to export. */
export function FigureBreakdown({ figures, by, onBy }: FigureBreakdownProps) {
  const texts = useMessages("dashFigures");
  const dashShell = useMessages("dashShell");
  const delivery = useMessages("delivery");
  const { locale } = useLocale();
  const mayOpen = useMay("view_orders");
  const { columns } = texts;
  const { rows, others, totals, totals_before: before, from, to } = figures;
  const highest = Math.max(...rows.map(({ sales }) => Number(sales)), 0);
  const values = (
    part: Pick<FigureRow, "sales" | "before" | "margin">,
    { orders, units }: Partial<Pick<FigureRow, "orders" | "units">>,
  ): string[] => [
    orders === undefined ? "–" : countText(orders),
    units === undefined ? "–" : countText(units),
    sumText(part.sales),
    shareText(part.sales, totals.sales),
    sumText(part.before),
    ...(part.margin ? [marginText(part.margin)] : []),
  ];
  const nameOf = (row: FigureRow): ReactNode => {
    const name = figureName(figures.by, row, { dashFigures: texts, dashShell, delivery }, locale);
    const address = mayOpen ? partAddress(figures.by, row, figures) : null;
    return (
      <>
        {address === null ? <bdi>{name}</bdi> : <TextLink href={address}>{name}</TextLink>}
        {row.part_number !== null && (
          <span className="text-muted ms-2 text-sm font-normal">
            <bdi dir="ltr">{row.part_number}</bdi>
          </span>
        )}
        <span
          aria-hidden
          className="bg-line-strong mt-1 block h-1 rounded-full print:hidden"
          style={{ width: `${Math.max(0, shareInPercent(row.sales, String(highest)) ?? 0)}%` }}
        />
      </>
    );
  };
  const query = { from, to, by: figures.by, locale };
  return (
    <DashSection
      title={texts.dimensions[figures.by]}
      action={
        <Field label={texts.by} className="print:hidden">
          <Select
            value={by}
            onChange={({ target }) => {
              const chosen = figureDimensions.find((one) => one === target.value);
              if (chosen) onBy(chosen);
            }}
          >
            {figureDimensions.map((one) => (
              <option key={one} value={one}>
                {texts.dimensions[one]}
              </option>
            ))}
          </Select>
        </Field>
      }
    >
      <FigureTable
        title={texts.dimensions[figures.by]}
        columns={[
          columns.orders,
          columns.units,
          columns.sales,
          columns.share,
          columns.before,
          ...(totals.margin ? [columns.margin] : []),
        ]}
        rows={[
          ...rows.map((row) => ({
            key: `part ${row.key}`,
            name: nameOf(row),
            values: values(row, row),
            is: "named" as const,
          })),
          ...(others
            ? [
                {
                  key: "others",
                  name: plural(locale, others.rows, texts.others),
                  values: values(others, { units: others.units }),
                },
              ]
            : []),
          {
            key: "sum",
            name: texts.total,
            values: values({ ...totals, before: before.sales }, { orders: totals.orders }),
            is: "sum",
          },
        ]}
      />
      {totals.margin && totals.margin.unknown > 0 && (
        <p className="text-muted mt-2 text-sm">
          * {plural(locale, totals.margin.unknown, texts.unknownCosts)}
        </p>
      )}
      {isOfLines(figures.by) && <p className="text-muted mt-2 text-sm">{texts.several}</p>}
      <div className="mt-3 flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          {texts.print}
        </Button>
        {(["xlsx", "csv"] as const).map((format) => (
          <a
            key={format}
            href={addressOf(adminAddresses.exportFigures, {}, { ...query, format })}
            download
            className={buttonClasses({ variant: "quiet" })}
          >
            {texts[format]}
          </a>
        ))}
      </div>
    </DashSection>
  );
}
