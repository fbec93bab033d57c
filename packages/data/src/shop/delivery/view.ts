import type { DeliveryPlace, DeliveryRates } from "@shop/domain/delivery/delivery.ts";

/** The choice of where an order goes. */
export interface DeliveryView {
  /** What delivery costs; null until it is loaded, and where the shop states no costs. */
  readonly rates: DeliveryRates | null;
  /** The chosen place; null for none. */
  readonly to: DeliveryPlace | null;
  /** The place of an earlier choice to which the shop states no cost any more; null for none. */
  readonly ended: DeliveryPlace | null;
  /** Called with the chosen place; null for none. */
  readonly onTo: (to: DeliveryPlace | null) => void;
}

/** Why an order was refused that stated an outdated cost of delivery. */
export interface DeliveryRefusal {
  readonly to: DeliveryPlace;
  /** The cost that the order stated, as decimal text. */
  readonly before: string;
  /** The cost by now; null where the shop states none any more. */
  readonly now: string | null;
}
