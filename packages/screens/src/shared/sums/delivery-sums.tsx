import type { OrderDelivery } from "@shop/domain/delivery/delivery.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { totalWithDelivery } from "@shop/domain/orders/placing/order-delivery.ts";
import type { PayBy } from "@shop/domain/payments/payment-options.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { deliveryLabel } from "@shop/i18n/words/delivery-words.ts";
import type { ReactNode } from "react";

import { Price } from "../product/price.tsx";

export interface DeliverySumsProps {
  /** Where the order goes and what that costs; nothing is shown where no cost is stated. */
  readonly delivery: OrderDelivery | null;
  /** The total of the lines, as decimal text. */
  readonly total: string;
  /** How the order is paid; its fee is stated where there is one. */
  readonly payBy?: PayBy | null | undefined;
  /** What is said below the cost of delivery. */
  readonly children?: ReactNode;
}

const row = "flex flex-wrap items-baseline justify-between gap-x-4";

/** The cost of delivery, the fee of the payment, and the total with them, below the total of the lines. */
export function DeliverySums({ delivery, payBy = null, total, children }: DeliverySumsProps) {
  const texts = useMessages("delivery");
  const { locale } = useLocale();
  const fee = payBy && !isZeroPrice(payBy.fee) ? payBy.fee : null;
  if (!delivery && fee === null) return null;
  return (
    <>
      {delivery && (
        <>
          <p className={row}>
            <span>{deliveryLabel(delivery, locale, texts)}</span>
            {isZeroPrice(delivery.cost) ? (
              <span className="font-bold">{texts.free}</span>
            ) : (
              <Price price={delivery.cost} size="sm" />
            )}
          </p>
          {children}
        </>
      )}
      {fee !== null && (
        <p className={row}>
          <span>{texts.paymentFee}</span>
          <Price price={fee} size="sm" />
        </p>
      )}
      <p className={row}>
        <span className="font-semibold">{fee === null ? texts.totalWithDelivery : texts.totalDue}</span>
        <Price price={totalWithDelivery(total, delivery, payBy)} />
      </p>
    </>
  );
}
