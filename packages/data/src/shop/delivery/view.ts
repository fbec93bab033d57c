import type { DeliveryRates, OrderDelivery } from "@shop/domain/delivery/delivery.ts";

/** The choice of where an order goes. */
export interface DeliveryView {
  /** What delivery costs; null until it is loaded, and where the shop states no costs. */
  readonly rates: DeliveryRates | null;
  /** The chosen place, for pick-up with its branch; null for none. */
  readonly to: Pick<OrderDelivery, "to" | "branch"> | null;
  /** An earlier choice, as a text of `choiceText`, of which the shop states no cost any more; null for none. */
  readonly ended: string | null;
  /** Called with the choice as a text of `choiceText`; null for none. */
  readonly onTo: (choice: string | null) => void;
}

/** Why an order was refused that stated an outdated cost of delivery. */
export interface DeliveryRefusal {
  readonly to: Pick<OrderDelivery, "to" | "branch">;
  /** The cost that the order stated, as decimal text. */
  readonly before: string;
  /** The cost by now; null where the shop states none any more. */
  readonly now: string | null;
}
