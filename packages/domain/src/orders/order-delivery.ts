import type { DeliverySettings, OrderDelivery } from "../delivery/delivery.ts";
import { isZeroPrice, sumOf } from "../money/money.ts";
import { canEditLines, type OrderState } from "./order-state.ts";

/** Total of an order with its delivery; that of its lines without one, or where it is zero: their prices are being updated, and so is the sum. */
export const totalWithDelivery = (total: string, delivery: Pick<OrderDelivery, "cost"> | null): string =>
  delivery && !isZeroPrice(total) ? sumOf([total, delivery.cost]) : total;

/** Whether two orders have the same delivery. */
export const sameDelivery = (one: OrderDelivery | null, other: OrderDelivery | null): boolean =>
  one?.to === other?.to && one?.cost === other?.cost;

/** Whether an order that may still get a delivery has none although the shop states what that costs. */
export const lacksDelivery = (
  { delivery, state }: { readonly delivery: OrderDelivery | null; readonly state: OrderState },
  { zones }: Pick<DeliverySettings, "zones">,
): boolean => delivery === null && zones.length > 0 && canEditLines(state);

const NONE = "–";
const textOf = (delivery: OrderDelivery | null): string =>
  delivery ? `${delivery.to} ${delivery.cost}` : NONE;

/** What differs between two deliveries of an order, in signs that are read in every language. */
export const deliveryChangeText = (before: OrderDelivery | null, after: OrderDelivery | null): string =>
  `${textOf(before)} → ${textOf(after)}`;

/** Replaces the deliveries in a text of {@link deliveryChangeText}. */
export const mapDeliveryChange = (text: string, replace: (place: string, cost: string) => string): string =>
  text.replaceAll(/(?<place>[\w-]+) (?<cost>\d+\.\d{2})/g, (_, place: string, cost: string) =>
    replace(place, cost),
  );
