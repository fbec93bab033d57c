import type { OrderState } from "@shop/domain/orders/order-state.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { OrderStateBadge } from "../../shop/orders/order-state-badge.tsx";

/** States that wait for the shop are highlighted: unanswered orders most, then those to be sent. */
const tones = {
  quoted: "neutral",
  received: "signal",
  confirmed: "caution",
  sent: "neutral",
  delivered: "positive",
  cancelled: "negative",
} as const;

/** The state of an order in the words of the dashboard. */
export function OrderStateMark({ state }: { readonly state: OrderState }) {
  const { orderStates } = useMessages("dashShell");
  return <OrderStateBadge state={state} text={orderStates[state]} tone={tones[state]} />;
}
