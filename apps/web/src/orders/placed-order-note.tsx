import type { OrderPlacedProps } from "@shop/screens/orders/order-placed.tsx";
import { type Location, useLocation, useNavigate } from "react-router-dom";

import { LazyPart, type LazyPartSource } from "../router/lazy-part.tsx";
import { placedOrderIn } from "./placed-order.ts";

const note: LazyPartSource<OrderPlacedProps> = {
  areas: ["checkout"],
  load: async () => (await import("@shop/screens/orders/order-placed.tsx")).OrderPlaced,
};

/** Shows the number of the order just placed, from the navigation state, which survives a reload. */
export function PlacedOrderNote() {
  const location: Location<unknown> = useLocation();
  const { state, pathname } = location;
  const navigate = useNavigate();
  const number = placedOrderIn(state);
  const onDismiss = () => void navigate(pathname, { replace: true, state: null });
  return <LazyPart part={note} props={number === null ? null : { number, onDismiss }} />;
}
