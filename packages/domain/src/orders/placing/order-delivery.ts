import type { DeliverySettings, OrderDelivery } from "../../delivery/delivery.ts";
import type { Bilingual } from "../../locale/locale.ts";
import { sumOf } from "../../money/money.ts";
import type { PayBy } from "../../payments/payment-options.ts";
import { canEditLines, type OrderState } from "../order-state.ts";

/** Total of an order with its delivery and the fee of its payment: the sum of what is known, also where no line has a price yet. */
export const totalWithDelivery = (
  total: string,
  delivery: Pick<OrderDelivery, "cost"> | null,
  payBy: Pick<PayBy, "fee"> | null = null,
): string => {
  const added = [...(delivery ? [delivery.cost] : []), ...(payBy ? [payBy.fee] : [])];
  return added.length > 0 ? sumOf([total, ...added]) : total;
};

/** Whether two orders have the same delivery. */
export const sameDelivery = (one: OrderDelivery | null, other: OrderDelivery | null): boolean =>
  one?.to === other?.to &&
  one?.cost === other?.cost &&
  one?.branch?.en === other?.branch?.en &&
  one?.branch?.ar === other?.branch?.ar;

/** Whether an order that may still get a delivery has none although the shop states what that costs. */
export const lacksDelivery = (
  { delivery, state }: { readonly delivery: OrderDelivery | null; readonly state: OrderState },
  { zones }: Pick<DeliverySettings, "zones">,
): boolean => delivery === null && zones.length > 0 && canEditLines(state);

const NONE = "–";
const branchText = (branch: OrderDelivery["branch"]): string =>
  branch ? ` «${branch.en} | ${branch.ar}»` : "";
const textOf = (delivery: OrderDelivery | null): string =>
  delivery ? `${delivery.to}${branchText(delivery.branch)} ${delivery.cost}` : NONE;

/** What differs between two deliveries of an order, in signs that are read in every language. */
export const deliveryChangeText = (before: OrderDelivery | null, after: OrderDelivery | null): string =>
  `${textOf(before)} → ${textOf(after)}`;

/** Replaces the deliveries in a text of {@link deliveryChangeText}. */
export const mapDeliveryChange = (
  text: string,
  replace: (place: string, branch: Bilingual | null, cost: string) => string,
): string =>
  text.replaceAll(
    /(?<place>[\w-]+)(?: «(?<en>[^»|]*) \| (?<ar>[^»]*)»)? (?<cost>\d+\.\d{2})/g,
    (_, place: string, en: string | undefined, ar: string | undefined, cost: string) =>
      replace(place, en === undefined || ar === undefined ? null : { en, ar }, cost),
  );
