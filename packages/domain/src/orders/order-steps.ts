import { isZeroPrice } from "../money/money.ts";
import { isTakenBack, type OrderState } from "./order-state.ts";

/** A state that an order has reached. */
export interface OrderStep {
  readonly state: OrderState;
  /** ISO 8601. */
  readonly at: string;
  /** What the shop wrote to the buyer about it; '' for nothing. */
  readonly note: string;
}

/** A change of an order, as its log has it. */
export interface LoggedChange extends Omit<OrderStep, "state"> {
  /** States before and after; null where the state stayed, or the order was taken in that state. */
  readonly from: OrderState | null;
  readonly to: OrderState | null;
}

/** The states that an order has come through, the oldest first as the changes are, without those that were set by mistake and taken back. */
export function orderSteps(
  { created_at: at, quotation }: { readonly created_at: string; readonly quotation?: object | undefined },
  changes: readonly LoggedChange[],
): OrderStep[] {
  const steps: OrderStep[] = [{ state: quotation ? "quoted" : "received", at, note: "" }];
  for (const { from, to, ...change } of changes) {
    if (to === null) continue;
    // A sale over the counter was not in the state that its delivery is taken back to.
    if (from !== null && isTakenBack(from, to))
      steps.splice(Math.max(1, steps.findLastIndex((step) => step.state === to) + 1));
    if (steps.at(-1)?.state !== to) steps.push({ state: to, ...change });
  }
  return steps;
}

/** What decides whether its buyer may cancel an order. */
export interface CancellableOrder {
  readonly state: OrderState;
  /** What is paid of it. */
  readonly paid: string;
  /** Whether a proof of payment waits for the shop. */
  readonly proofWaits: boolean;
}

/** Whether its buyer may cancel an order: until the shop has confirmed it, unless something is, or may be, paid, which the shop has to give back. */
export const isCancellable = ({ state, paid, proofWaits }: CancellableOrder): boolean =>
  state === "received" && isZeroPrice(paid) && !proofWaits;
