import type { OrderDelivery } from "@shop/domain/delivery/delivery.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { totalWithDelivery } from "@shop/domain/orders/order-delivery.ts";
import { deliveryLabel } from "@shop/i18n/delivery-words.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import type { ReactNode } from "react";

import { Price } from "./price.tsx";

/** Props of {@link DeliverySums}. */
export interface DeliverySumsProps {
  /** Where the order goes and what that costs; nothing is shown where no cost is stated. */
  readonly delivery: OrderDelivery | null;
  /** The total of the lines, as decimal text. */
  readonly total: string;
  /** What is said between the cost and the sum. */
  readonly children?: ReactNode;
}

const row = "flex flex-wrap items-baseline justify-between gap-x-4";

/** The cost of delivery, and the total with it, below the total of the lines. */
export function DeliverySums({ delivery, total, children }: DeliverySumsProps) {
  const texts = useMessages("delivery");
  const { locale } = useLocale();
  return (
    delivery && (
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
        <p className={row}>
          <span className="font-semibold">{texts.totalWithDelivery}</span>
          <Price price={totalWithDelivery(total, delivery)} />
        </p>
      </>
    )
  );
}
