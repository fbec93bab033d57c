import type { Figures } from "@shop/contract/figures/endpoints.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatMonth, formatShopDay } from "@shop/i18n/format-date.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import { lazy, Suspense } from "react";

import { sumText } from "../overview/sum-text.ts";
import { DashSection } from "../shared/dash-section.tsx";
import { useMay } from "../shared/rights.tsx";
import { ordersAddress } from "./orders-address.ts";

// The library of charts is as large as the rest of the page.
const StepsChart = lazy(async () => ({ default: (await import("./steps-chart.tsx")).StepsChart }));

/** Amounts are not broken: a phone moves the table of them sideways. */
const scrollArea =
  "scroll-cue -mx-4 mt-1 overflow-x-auto px-4 [--background:var(--surface)] print:overflow-visible";

export interface FigureStepsProps {
  /** The figures whose course is shown. */
  readonly figures: Figures;
  /** Opens an address of the dashboard: the orders behind a bar. */
  readonly onOpen: (address: string) => void;
}

/** The course of the sales: a chart, and its values as a table with the way to the orders of each day or month. */
export function FigureSteps({ figures: { steps }, onOpen }: FigureStepsProps) {
  const texts = useMessages("dashFigures");
  const { locale } = useLocale();
  const mayOpen = useMay("view_orders");
  const isMonthly = steps.some(({ from, to }) => from !== to);
  const nameOf = (from: string): string =>
    isMonthly ? formatMonth(`${from}T12:00:00Z`, locale) : formatShopDay(from, locale);
  const title = isMonthly ? texts.monthly : texts.steps;
  const course = fill(texts.chart, {
    from: nameOf(steps[0]?.from ?? ""),
    to: nameOf(steps.at(-1)?.from ?? ""),
  });
  const columns = [texts.columns.orders, texts.columns.sales, texts.columns.before];
  return (
    <DashSection title={title}>
      <figure aria-label={course}>
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <StepsChart
            steps={steps}
            isMonthly={isMonthly}
            onOpen={mayOpen ? (step) => onOpen(ordersAddress(step)) : null}
          />
        </Suspense>
      </figure>
      <details>
        <summary className="decoration-line-strong inline-flex min-h-11 cursor-pointer items-center rounded-sm text-sm underline underline-offset-4">
          {texts.table}
        </summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as WCAG 2.1.1 asks of scrollable areas */}
        <section aria-label={course} tabIndex={0} className={scrollArea}>
          <table className="w-full text-sm whitespace-nowrap">
            <caption className="sr-only">{title}</caption>
            <thead className="text-muted">
              <tr>
                <th scope="col" className="py-1.5 text-start font-normal">
                  {isMonthly ? texts.month : texts.day}
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" className="py-1.5 ps-2 text-end font-normal">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {steps.toReversed().map((step) => (
                <tr key={step.from} className="border-line border-t">
                  <th scope="row" className="py-1.5 text-start font-normal">
                    {mayOpen ? (
                      <TextLink href={ordersAddress(step)}>{nameOf(step.from)}</TextLink>
                    ) : (
                      nameOf(step.from)
                    )}
                  </th>
                  {[formatCount(step.orders), sumText(step.sales), sumText(step.before)].map((text, at) => (
                    <td key={columns[at]} className="py-1.5 ps-2 text-end">
                      <bdi className="figures">{text}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </DashSection>
  );
}
