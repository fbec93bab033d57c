import { type OrderState, orderStates } from "@shop/domain/orders/order-state.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";

/** Props of {@link OrderTabs}. */
export interface OrderTabsProps {
  /** Null for all states. */
  readonly state: OrderState | null;
  /** The number of orders in each state; null until they are loaded. */
  readonly states: Readonly<Record<OrderState, number>> | null;
  readonly onState: (state: OrderState | null) => void;
}

/** Buttons that narrow the list to orders in one state, each with their number. */
export function OrderTabs({ state, states, onState }: OrderTabsProps) {
  const texts = useMessages("dashOrders");
  const total = states && orderStates.reduce((sum, one) => sum + states[one], 0);
  const tab = (value: OrderState | null, text: string, count: number | null) => (
    <li key={text}>
      <button
        type="button"
        aria-pressed={state === value}
        className={cn(
          "flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-semibold sm:min-h-9",
          state === value ? "bg-ink text-surface" : "text-muted hover:bg-sunken hover:text-ink",
        )}
        onClick={() => state !== value && onState(value)}
      >
        <span className="inline-block first-letter:uppercase">{text}</span>
        {count !== null && <span className="figures font-normal">{formatCount(count)}</span>}
      </button>
    </li>
  );
  return (
    <ul aria-label={texts.list.byState} className="mb-3 flex flex-wrap gap-x-1">
      {tab(null, texts.list.all, total)}
      {orderStates.map((one) => tab(one, texts.states[one], states && states[one]))}
    </ul>
  );
}
