import { piecesTaken, shortLines } from "../lines/line-edits.ts";
import { type BatchState, isNextState, type OrderState } from "../order-state.ts";
import { holdsStock, type StockHolder } from "../placing/order-request.ts";

/** Why an order of a batch was not changed. */
export const batchRefusals = [
  "edit_conflict",
  "state_not_allowed",
  "quotation_expired",
  "stock_short",
  "not_found",
] as const;

/** Why an order of a batch was not changed. */
export type BatchRefusal = (typeof batchRefusals)[number];

/** What a change of many orders into a state can do, by the states that they are read in. */
export interface BatchPlan<Order> {
  readonly changing: readonly Order[];
  /** Orders that have the state already. */
  readonly already: readonly Order[];
  /** Orders whose state does not lead to it. */
  readonly notNext: readonly Order[];
  /** Requests and quotations that the stock is too short for. */
  readonly short: readonly Order[];
}

/** Divides orders by what a change of all into a state can do; `short` has the ids of {@link shortRequests}. */
export function planBatch<Order extends { readonly id: number; readonly state: OrderState }>(
  orders: readonly Order[],
  to: BatchState,
  short: ReadonlySet<number>,
): BatchPlan<Order> {
  const others = orders.filter(({ state }) => state !== to);
  const next = others.filter(({ state }) => isNextState(state, to));
  return {
    changing: next.filter(({ id }) => !short.has(id)),
    short: next.filter(({ id }) => short.has(id)),
    already: orders.filter(({ state }) => state === to),
    notNext: others.filter(({ state }) => !isNextState(state, to)),
  };
}

/** An order of a batch, as far as confirming it takes stock. */
export interface RequestedPieces extends StockHolder {
  readonly id: number;
  readonly lines: readonly { readonly product_id: number; readonly qty: number }[];
}

/** Whether confirming an order takes its pieces: a quotation, or an open request. */
export const takesWhenConfirmed = (order: StockHolder): boolean =>
  order.state !== "cancelled" && !holdsStock(order);

/**
 * The ids of the quotations and open requests whose pieces the stock does not have when orders are confirmed one after the other: what one takes is missing to
 * the next. `amounts` is the stock by product; products without one are not sold any more.
 */
export function shortRequests(
  orders: readonly RequestedPieces[],
  amounts: ReadonlyMap<number, number>,
): number[] {
  const left = new Map(amounts);
  return orders.filter(takesWhenConfirmed).flatMap(({ id, lines }) => {
    if (shortLines([], lines, (product) => left.get(product)).length > 0) return [id];
    for (const [product, pieces] of piecesTaken([], lines))
      left.set(product, (left.get(product) ?? 0) - pieces);
    return [];
  });
}
