import { isZeroPrice, sumOf } from "@shop/domain/money/money.ts";
import type { OrderDiscount } from "@shop/domain/orders/lines/order-discount.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { discountLabel } from "@shop/i18n/words/discount-label.ts";

import { Price } from "../product/price.tsx";

export interface DiscountSumsProps {
  /** The discount of an order; nothing is shown without one, or where prices are still being updated. */
  readonly discount: OrderDiscount | null;
  /** The total after the discount, as decimal text. */
  readonly total: string;
}

const row = "flex flex-wrap items-baseline justify-between gap-x-4";

/** The sum of the lines and what is taken off it, above the total. */
export function DiscountSums({ discount, total }: DiscountSumsProps) {
  const texts = useMessages("orders");
  return (
    discount &&
    !isZeroPrice(discount.amount) && (
      <>
        <p className={row}>
          <span>{texts.sum}</span>
          <Price price={sumOf([total, discount.amount])} size="sm" />
        </p>
        <p className={row}>
          <span>{discountLabel(discount, texts)}</span>
          <span dir="ltr" className="inline-flex items-baseline">
            <span aria-hidden>−</span>
            <Price price={discount.amount} size="sm" />
          </span>
        </p>
      </>
    )
  );
}
