import { type Location, useLocation, useNavigate } from "react-router-dom";

import { LazyPart, type LazyPartSource } from "../../router/lazy-part.tsx";
import type { PlacedOrderPartProps } from "./placed-order-part.tsx";
import { placedOrderIn } from "./placed-order.ts";

const note: LazyPartSource<PlacedOrderPartProps> = {
  areas: ["checkout", "payment"],
  load: async () => (await import("./placed-order-part.tsx")).PlacedOrderPart,
};

/** Shows the number of the order just placed, from the navigation state, which survives a reload. */
export function PlacedOrderNote() {
  const location: Location<unknown> = useLocation();
  const { state, pathname } = location;
  const navigate = useNavigate();
  const placed = placedOrderIn(state);
  const onDismiss = () => void navigate(pathname, { replace: true, state: null });
  return <LazyPart part={note} props={placed === undefined ? null : { placed, onDismiss }} />;
}
