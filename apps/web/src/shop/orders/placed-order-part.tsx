import { OrderPlaced, type OrderPlacedProps } from "@shop/screens/shop/orders/order-placed.tsx";

/** Props of {@link PlacedOrderPart}. */
export interface PlacedOrderPartProps extends Pick<OrderPlacedProps, "onDismiss"> {
  /** From the navigation state, which is not validated: a {@link PlacedOrder}. */
  readonly placed: unknown;
}

/** The confirmation of the order that a navigation state names; nothing where it names none. */
export function PlacedOrderPart({ placed, onDismiss }: PlacedOrderPartProps) {
  if (typeof placed !== "object" || placed === null || !("number" in placed)) return null;
  const { number } = placed;
  if (typeof number !== "string") return null;
  return (
    <OrderPlaced
      number={number}
      token={"token" in placed && typeof placed.token === "string" ? placed.token : ""}
      request={"request" in placed && placed.request === true}
      onDismiss={onDismiss}
    />
  );
}
