import { marginPercent } from "@shop/domain/money/margin.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import type { Margin } from "@shop/domain/orders/lines/order-margin.ts";

import { sumText } from "../overview/sum-text.ts";

/** A margin in percent of the sales that have a cost, as a text. */
export const marginPercentText = ({ sales, amount }: Margin): string =>
  `${String(marginPercent(sales, amount) ?? 0).replace("-", "−")}%`;

/** A margin in money and percent, with a star where lines without a cost are left out; '–' where no sales have a cost. */
export const marginText = (margin: Margin): string => {
  if (isZeroPrice(margin.sales)) return "–";
  const mark = margin.unknown > 0 ? "*" : "";
  return `${sumText(margin.amount).replace("-", "−")} (${marginPercentText(margin)})${mark}`;
};
