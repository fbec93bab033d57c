import type { FigureRow } from "@shop/contract/figures/endpoints.ts";
import type { DayRange, FigureDimension } from "@shop/domain/figures/figures.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";

/** The orders that count as sales of some days, narrowed further by the names of the list's filter. */
export const ordersAddress = (
  { from, to }: DayRange,
  filter: Readonly<Record<string, string>> = {},
): string =>
  `${dashPages.orders.path}?${new URLSearchParams({ sales: "some", from, to, ...filter }).toString()}`;

/** The orders behind a part of the sales; null where the list of orders has no such filter. */
export function partAddress(by: FigureDimension, row: FigureRow, range: DayRange): string | null {
  if (row.key === "") return null;
  if (by !== "product") return ordersAddress(range, { [by]: row.key });
  return row.part_number === null ? null : ordersAddress(range, { search: row.part_number });
}
