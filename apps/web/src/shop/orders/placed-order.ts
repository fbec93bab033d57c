import type { OrderOutcome as Placed } from "@shop/data/shop/orders/queries.ts";

/** Navigation state of the redirect after an order was placed. */
export interface PlacedOrderState {
  readonly placedOrder: Placed;
}

/** The placed order in a navigation's state; undefined where the state is another one. */
export const placedOrderIn = (state: unknown): unknown =>
  typeof state === "object" && state !== null && "placedOrder" in state ? state.placedOrder : undefined;
