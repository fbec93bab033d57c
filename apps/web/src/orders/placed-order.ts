/** Navigation state of the redirect after an order was placed. */
export interface PlacedOrder {
  /** The order's number. */
  readonly placedOrder: string;
}

/** The order number in a navigation's state; null where the state is another one. */
export const placedOrderIn = (state: unknown): string | null =>
  typeof state === "object" &&
  state !== null &&
  "placedOrder" in state &&
  typeof state.placedOrder === "string"
    ? state.placedOrder
    : null;
