import { ApiError } from "@shop/contract/api-error.ts";
import type { OrderOutcome, OrderStatesChange } from "@shop/contract/orders/order-batch.ts";
import { batchRefusals, shortRequests } from "@shop/domain/orders/list/order-batch.ts";

import type { Queries } from "../../../database/database.ts";
import { findAmounts } from "../../products/stock.repository.ts";
import { findOrdersById } from "../admin-orders.repository.ts";
import type { ChangedOrder } from "../change-order.ts";

type OrderOfBatch = OrderStatesChange["orders"][number];

async function outcomeOf({ id }: OrderOfBatch, changing: Promise<ChangedOrder>): Promise<OrderOutcome> {
  try {
    const { status, order } = await changing;
    return { id, outcome: status ? "changed" : "already", code: null, version: order.version };
  } catch (error) {
    const code = error instanceof ApiError && batchRefusals.find((one) => one === error.code);
    // Any other failure ends the batch: sent again, it changes the rest.
    if (!code) throw error;
    return { id, outcome: "refused", code, version: null };
  }
}

/** Changes the orders of a batch one after the other, and tells what became of each. */
export async function outcomesOf(
  orders: readonly OrderOfBatch[],
  change: (order: OrderOfBatch) => Promise<ChangedOrder>,
): Promise<OrderOutcome[]> {
  const outcomes: OrderOutcome[] = [];
  for (const order of orders) outcomes.push(await outcomeOf(order, change(order)));
  return outcomes;
}

/** The open requests among orders that the stock is too short for when they are confirmed in the sequence of their ids. */
export async function shortRequestsIn(queries: Queries, ids: readonly number[]): Promise<number[]> {
  const found = new Map((await findOrdersById(queries, ids)).map((order) => [order.id, order]));
  const orders = ids.flatMap((id) => found.get(id) ?? []);
  const products = new Set(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)));
  return shortRequests(
    orders.map(({ id, state, request, lines }) => ({
      id,
      state,
      request,
      lines: lines.map(({ productId, qty }) => ({ product_id: productId, qty })),
    })),
    await findAmounts(queries, [...products], "dashboard"),
  );
}
