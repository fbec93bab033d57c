import { type BatchState, isNextState, type OrderState } from "./order-state.ts";

/** Why an order of a batch was not changed. */
export const batchRefusals = ["edit_conflict", "state_not_allowed", "stock_short", "not_found"] as const;

/** Why an order of a batch was not changed. */
export type BatchRefusal = (typeof batchRefusals)[number];

/** What a change of many orders into a state can do, by the states that they are read in. */
export interface BatchPlan<Order> {
  readonly changing: readonly Order[];
  /** Orders that have the state already. */
  readonly already: readonly Order[];
  /** Orders whose state does not lead to it. */
  readonly notNext: readonly Order[];
}

/** Divides orders by what a change of all into a state can do. */
export function planBatch<Order extends { readonly state: OrderState }>(
  orders: readonly Order[],
  to: BatchState,
): BatchPlan<Order> {
  const others = orders.filter(({ state }) => state !== to);
  return {
    changing: others.filter(({ state }) => isNextState(state, to)),
    already: orders.filter(({ state }) => state === to),
    notNext: others.filter(({ state }) => !isNextState(state, to)),
  };
}
