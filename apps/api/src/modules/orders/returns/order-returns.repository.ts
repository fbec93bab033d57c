import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { and, asc, eq, inArray, sql } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import { orderLines } from "../lines/order-lines.table.ts";
import { orders } from "../orders.table.ts";
import {
  orderReturnLines,
  type OrderReturnLineRow,
  type OrderReturnRow,
  orderReturns,
} from "./order-returns.table.ts";

/** A return of an order with its lines and what has taken it back. */
export interface StoredReturn extends Omit<OrderReturnRow, "voids"> {
  readonly lines: readonly OrderReturnLineRow[];
  readonly voided: Pick<OrderReturnRow, "by" | "at"> | null;
}

/** The returns of some orders by order id, the oldest one first. */
export async function findReturns(
  queries: Queries,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredReturn[]>> {
  const rows = await queries
    .select()
    .from(orderReturns)
    .where(inArray(orderReturns.orderId, [...orderIds]))
    .orderBy(asc(orderReturns.orderId), asc(orderReturns.id));
  if (rows.length === 0) return new Map();
  const found = await queries
    .select()
    .from(orderReturnLines)
    .where(
      inArray(
        orderReturnLines.returnId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderReturnLines.returnId), asc(orderReturnLines.place));
  const lines = Map.groupBy(found, ({ returnId }) => returnId);
  const voiding = new Map(rows.map((row) => [row.voids, row]));
  const returns = rows.flatMap(({ voids, ...row }): StoredReturn[] => {
    if (voids !== null) return [];
    const taken = voiding.get(row.id);
    return [
      { ...row, lines: lines.get(row.id) ?? [], voided: taken ? { by: taken.by, at: taken.at } : null },
    ];
  });
  return Map.groupBy(returns, ({ orderId }) => orderId);
}

/** Why goods of returns came back, and with which order, by the ids of the returns. */
export async function findReturnSources(queries: Queries, ids: readonly number[]) {
  const rows = await queries
    .select({ returnId: orderReturns.id, reason: orderReturns.reason, id: orders.id, number: orders.number })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .where(inArray(orderReturns.id, [...ids]));
  return new Map(
    rows.map(({ returnId, reason, id, number }) => [
      returnId,
      { reason, order: { id, number: formatOrderNumber(number) } },
    ]),
  );
}

/** The return that an earlier request with an Idempotency-Key has stored, or undefined. */
export async function findReturnOfAttempt(
  queries: Queries,
  attempt: string,
): Promise<OrderReturnRow | undefined> {
  const [row] = await queries.select().from(orderReturns).where(eq(orderReturns.attempt, attempt));
  return row;
}

/** Adds a return with its lines, or an entry without lines that takes one back; returns its id. */
export async function insertReturn(
  transaction: Queries,
  entry: typeof orderReturns.$inferInsert,
  lines: readonly Omit<OrderReturnLineRow, "returnId">[],
): Promise<number> {
  const [row] = await transaction.insert(orderReturns).values(entry).returning({ id: orderReturns.id });
  if (!row) throw new Error("A return was not stored.");
  if (lines.length > 0)
    await transaction.insert(orderReturnLines).values(lines.map((line) => ({ ...line, returnId: row.id })));
  return row.id;
}

/** Adds units to those that came back of lines of an order; negative numbers take them off. */
export async function countReturned(
  transaction: Queries,
  orderId: number,
  lines: readonly { readonly place: number; readonly qty: number }[],
): Promise<void> {
  for (const { place, qty } of lines)
    await transaction
      .update(orderLines)
      .set({ returned: sql`${orderLines.returned} + ${qty}::integer` })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.place, place)));
}
