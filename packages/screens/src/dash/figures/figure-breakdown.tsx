import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import type { FigureRow, Figures } from "@shop/contract/figures/endpoints.ts";
import { type FigureDimension, figureDimensions, isOfLines } from "@shop/domain/figures/figures.ts";
import type { Margin } from "@shop/domain/orders/lines/order-margin.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { figureName } from "@shop/i18n/words/figure-name.ts";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Select } from "@shop/ui/select.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import Printer from "lucide-react/icons/printer";
import type { ReactNode } from "react";

import { sumText } from "../overview/sum-text.ts";
import { DashSection } from "../shared/dash-section.tsx";
import { useMay } from "../shared/rights.tsx";
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

const cell =
  "block py-0.5 max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-4 sm:table-cell sm:px-2 sm:py-1.5 sm:text-end";

/** A share of the sum in percent, as a text: '<1%' for what is rounded to nothing. */
function shareText(part: string, sum: string): string {
  if (Number(sum) === 0) return "";
  const percent = (Number(part) / Number(sum)) * 100;
  return percent > 0 && percent < 0.5 ? "<1%" : `${Math.round(percent)}%`;
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
  const value = (name: "orders" | "units" | "sales" | "share" | "before" | "margin", text: string) => (
    <td className={cell}>
      <span aria-hidden className="text-muted sm:hidden">
        {columns[name]}
      </span>
      <bdi className="figures whitespace-nowrap">{text}</bdi>
    </td>
  );
  const names = [
    ...(["orders", "units", "sales", "share", "before"] as const),
    ...(totals.margin ? (["margin"] as const) : []),
  ];
  const earned = (margin: Margin | undefined) => margin && value("margin", marginText(margin));
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
          style={{ width: highest === 0 ? 0 : `${(Number(row.sales) / highest) * 100}%` }}
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
      <table className="block w-full sm:table">
        <caption className="sr-only">{texts.dimensions[figures.by]}</caption>
        <thead className="max-sm:sr-only">
          <tr className="text-muted text-sm">
            <th scope="col" className="px-2 py-1 text-start font-normal">
              {texts.dimensions[figures.by]}
            </th>
            {names.map((name) => (
              <th key={name} scope="col" className="px-2 py-1 text-end font-normal">
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block sm:table-row-group">
          {rows.map((row) => (
            <tr key={row.key} className="border-line block border-t py-2 sm:table-row">
              <th
                scope="row"
                className="block text-start font-semibold wrap-anywhere first-letter:uppercase sm:table-cell sm:w-2/5 sm:px-2 sm:py-1.5"
              >
                {nameOf(row)}
              </th>
              {value("orders", formatCount(row.orders))}
              {value("units", formatCount(row.units))}
              {value("sales", sumText(row.sales))}
              {value("share", shareText(row.sales, totals.sales))}
              {value("before", sumText(row.before))}
              {earned(row.margin)}
            </tr>
          ))}
          {others && (
            <tr className="border-line block border-t py-2 sm:table-row">
              <th scope="row" className="block text-start font-normal sm:table-cell sm:px-2 sm:py-1.5">
                {plural(locale, others.rows, texts.others)}
              </th>
              {value("orders", "–")}
              {value("units", formatCount(others.units))}
              {value("sales", sumText(others.sales))}
              {value("share", shareText(others.sales, totals.sales))}
              {value("before", sumText(others.before))}
              {earned(others.margin)}
            </tr>
          )}
        </tbody>
        <tfoot className="block sm:table-footer-group">
          <tr className="border-line-strong block border-t py-2 font-semibold sm:table-row">
            <th scope="row" className="block text-start sm:table-cell sm:px-2 sm:py-1.5">
              {texts.total}
            </th>
            {value("orders", formatCount(totals.orders))}
            {value("units", "–")}
            {value("sales", sumText(totals.sales))}
            {value("share", shareText(totals.sales, totals.sales))}
            {value("before", sumText(before.sales))}
            {earned(totals.margin)}
          </tr>
        </tfoot>
      </table>
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
