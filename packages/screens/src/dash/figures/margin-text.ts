import { marginPercent } from "@shop/domain/money/margin.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import type { Margin } from "@shop/domain/orders/lines/order-margin.ts";

import { signed, sumText } from "../overview/sum-text.ts";

/** Whether there is a margin to state: sales that have a cost, or what was lost or corrected without any. */
export const hasMargin = ({ sales, amount }: Pick<Margin, "sales" | "amount">): boolean =>
  !isZeroPrice(sales) || !isZeroPrice(amount);

/** A margin in percent of the sales that have a cost, as a text; null where these are not above 0. */
export const marginPercentText = ({ sales, amount }: Pick<Margin, "sales" | "amount">): string | null =>
  Number(sales) > 0 ? `${signed(String(marginPercent(sales, amount) ?? 0))}%` : null;

/** A margin in money and percent, with a star where lines without a cost are left out; '–' where there is none. */
export const marginText = (margin: Margin): string => {
  if (!hasMargin(margin)) return "–";
  const percent = marginPercentText(margin);
  return `${sumText(margin.amount)}${percent === null ? "" : ` (${percent})`}${margin.unknown > 0 ? "*" : ""}`;
};
