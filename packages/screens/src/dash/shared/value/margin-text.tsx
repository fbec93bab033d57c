import { marginPercent } from "@shop/domain/money/margin.ts";
import type { Margin } from "@shop/domain/orders/lines/order-margin.ts";

import { signed, sumText } from "../../overview/sum-text.ts";

export interface MarginTextProps {
  /** The margin that is shown. */
  readonly margin: Pick<Margin, "amount" | "sales">;
}

/** A margin in money and in percent of the sales that have a cost; a loss has a minus. */
export function MarginText({ margin: { amount, sales } }: MarginTextProps) {
  const percent = marginPercent(sales, amount);
  return (
    <bdi dir="ltr" className={amount.startsWith("-") ? "figures text-negative" : "figures"}>
      {sumText(amount)}
      {percent !== null && ` (${signed(String(percent))} %)`}
    </bdi>
  );
}
