import type { FigureMargin, Figures } from "@shop/contract/figures/endpoints.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { plural } from "@shop/i18n/plural.ts";
import { figureName } from "@shop/i18n/words/figure-name.ts";

import type { SheetCell } from "../../sheets/sheet-csv.ts";

const count = (number: number): SheetCell => ({ number: String(number) });
const money = (amount: string): SheetCell => ({ number: amount, format: "money" });

/** The cells of a margin; none for somebody who does not see costs. */
const earned = (margin: FigureMargin | undefined): SheetCell[] =>
  margin ? [money(margin.amount), money(margin.sales), count(margin.unknown)] : [];

/** The rows of a sheet of a breakdown: the header, its parts, what the others have together, and the sum. */
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
  ];
}
