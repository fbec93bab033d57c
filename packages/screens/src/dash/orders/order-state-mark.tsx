import type { OrderState } from "@shop/domain/orders/order-state.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { OrderStateBadge } from "../../shop/orders/order-state-badge.tsx";

/** The state of an order in the words of the dashboard. */
export function OrderStateMark({ state }: { readonly state: OrderState }) {
  const { orderStates } = useMessages("dashShell");
  return <OrderStateBadge state={state} text={orderStates[state]} />;
}
