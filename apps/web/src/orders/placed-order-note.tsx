import type { OrderPlacedProps } from "@shop/screens/orders/order-placed.tsx";
import { useLocation, useNavigate } from "react-router-dom";

import { Late, type LatePart } from "../router/late.tsx";
import { placedOrderIn } from "./placed-order.ts";

const note: LatePart<OrderPlacedProps> = {
  areas: ["checkout"],
  load: async () => (await import("@shop/screens/orders/order-placed.tsx")).OrderPlaced,
};

/** Tells of the order that was just taken, where the navigation says that one was; it stays over a reload. */
export function PlacedOrderNote() {
  const { state, pathname }: { state: unknown; pathname: string } = useLocation();
  const navigate = useNavigate();
  const number = placedOrderIn(state);
  const onDismiss = () => void navigate(pathname, { replace: true, state: null });
  return <Late part={note} props={number === null ? null : { number, onDismiss }} />;
}
