import type { FigureMargin, Figures, FigureTotals } from "@shop/contract/figures/endpoints.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { plural } from "@shop/i18n/plural.ts";
import { figureName } from "@shop/i18n/words/figure-name.ts";
import { chargedSums, marginParts } from "@shop/i18n/words/figure-sums.ts";

import type { SheetCell } from "../../sheets/sheet-csv.ts";

const count = (number: number): SheetCell => ({ number: String(number) });
const money = (amount: string): SheetCell => ({ number: amount, format: "money" });

/** The cells of a margin; none for somebody who does not see costs. */
const earned = (margin: FigureMargin | undefined): SheetCell[] =>
  margin ? [money(margin.amount), money(margin.sales), count(margin.unknown)] : [];

/** A row below the breakdown: its amounts stand in the column of sales and after it. */
const sumRow = (label: string, ...amounts: string[]): SheetCell[] => [
  label,
  null,
  null,
  null,
  ...amounts.map(money),
];

/** An empty row, the names of a block, its rows and their sum; nothing without rows. */
const block = (
  [title, ...names]: readonly string[],
  rows: readonly SheetCell[][],
  sum: SheetCell[],
): SheetCell[][] =>
  rows.length === 0 ? [] : [[null, null], [title ?? "", null, null, null, ...names], ...rows, sum];

/** The rows from the sales to what was charged, the tax of each rate beside what it is of, and for whoever sees costs to the margin. */
function sumRows(totals: FigureTotals, locale: Locale): SheetCell[][] {
  const { dashFigures: texts } = allMessages[locale];
  const { sums } = texts;
  const { margin } = totals;
  const { parts, net, rates } = chargedSums(totals, texts);
  return [
    ...block(
      [sums.charged, sums.net, sums.vat],
      rates.length === 0
        ? []
        : [
            ...parts.map(({ label, amount }) => sumRow(label, amount)),
            sumRow(sums.net, net),
            ...rates.map((rate) => sumRow(rate.label, rate.net, rate.vat)),
          ],
      sumRow(sums.total, totals.total),
    ),
    ...(margin
      ? block(
          [sums.earned, sums.amount],
          marginParts(margin, texts).map(({ label, amount }) => sumRow(label, amount)),
          sumRow(texts.margin, margin.amount),
        )
      : []),
  ];
}

/** The rows of a sheet of a breakdown: the header, its parts, what the others have together, the sum, and what it leads to. */
export function figureRows(
  { by, rows, others, totals, totals_before: before }: Figures,
  locale: Locale,
): SheetCell[][] {
  const messages = allMessages[locale];
  const { columns, dimensions, total, others: otherTexts } = messages.dashFigures;
  return [
    [
      dimensions[by],
      columns.partNumber,
      columns.orders,
      columns.units,
      columns.sales,
      columns.before,
      ...(totals.margin ? [columns.margin, columns.marginSales, columns.unknownCosts] : []),
    ],
    ...rows.map((row): SheetCell[] => [
      figureName(by, row, messages, locale),
      row.part_number,
      count(row.orders),
      count(row.units),
      money(row.sales),
      money(row.before),
      ...earned(row.margin),
    ]),
    ...(others
      ? [
          [
            plural(locale, others.rows, otherTexts),
            null,
            null,
            count(others.units),
            money(others.sales),
            money(others.before),
            ...earned(others.margin),
          ],
        ]
      : []),
    [
      total,
      null,
      count(totals.orders),
      null,
      money(totals.sales),
      money(before.sales),
      ...earned(totals.margin),
    ],
    ...sumRows(totals, locale),
  ];
}
