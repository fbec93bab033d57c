/** What travels along in the navigation to the page that tells of an order that was just taken. */
export interface PlacedOrder {
  readonly placedOrder: string;
}

/** The number of the order that a navigation's state tells of; null where it tells of none. */
export const placedOrderIn = (state: unknown): string | null =>
  typeof state === "object" &&
  state !== null &&
  "placedOrder" in state &&
  typeof state.placedOrder === "string"
    ? state.placedOrder
    : null;
