import { isFree } from "@shop/domain/orders/lines/free-lines.ts";
import type { OrderState } from "@shop/domain/orders/order-state.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { Price, type PriceProps } from "../product/price.tsx";

export interface OrderPriceProps extends PriceProps {
  /** The order that it is a price, a sum or the total of. */
  readonly order: { readonly state: OrderState };
}

/** A price of an order; one of 0 is free of charge once the order is delivered, and still to be agreed before. */
export function OrderPrice({ order, ...price }: OrderPriceProps) {
  const { freeOfCharge } = useMessages("common");
  return isFree(order, price.price) ? (
    <span className="text-muted">{freeOfCharge}</span>
  ) : (
    <Price {...price} />
  );
}
