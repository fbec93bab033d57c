import { type OrderState, orderStates } from "@shop/domain/orders/order-state.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { StateTabs } from "../../shared/list/state-tabs.tsx";

export interface OrderTabsProps {
  /** Null for all states. */
  readonly state: OrderState | null;
  /** The number of orders in each state; null until they are loaded. */
  readonly states: Readonly<Record<OrderState, number>> | null;
  /** Called with the chosen state; null for all. */
  readonly onState: (state: OrderState | null) => void;
}

/** Buttons that narrow the list to orders in one state, each with their number. */
export function OrderTabs({ state, states, onState }: OrderTabsProps) {
  const texts = useMessages("dashOrders");
  const { orderStates: words } = useMessages("dashShell");
  return (
    <StateTabs
      label={texts.list.byState}
      all={texts.list.all}
      states={orderStates}
      selected={state}
      textOf={(one) => words[one]}
      counts={states}
      onSelect={onState}
    />
  );
}
