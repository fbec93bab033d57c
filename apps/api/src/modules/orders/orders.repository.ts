import { CHAT_REQUEST_DAYS, QUOTATION_KEPT_DAYS } from "@shop/domain/constants.ts";
import { seenByLink } from "@shop/domain/orders/order-link.ts";
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";

import { inBatches } from "../../database/bulk.ts";
import type { Queries } from "../../database/database.ts";
import { orderLines, type OrderLineRow } from "./lines/order-lines.table.ts";
import { type OrderRow, orders } from "./orders.table.ts";
import { findParcels, type StoredParcel } from "./parcels/order-parcels.repository.ts";
import { findPayments, type StoredPayment } from "./payments/order-payments.repository.ts";
import { findReturns, type StoredReturn } from "./returns/order-returns.repository.ts";

/** An order with its lines, its ledger, its parcels and its returns. */
export interface StoredOrder extends OrderRow {
  readonly lines: readonly OrderLineRow[];
  /** The oldest entry first. */
  readonly payments: readonly StoredPayment[];
  /** The oldest one first. */
  readonly parcels: readonly StoredParcel[];
  /** The oldest one first. */
  readonly returns: readonly StoredReturn[];
}

/** Identifies an attempt to order. */
export interface Attempt {
  /** Its Idempotency-Key, or null. */
  readonly name: string | null;
  /** A hash of the request's body. */
  readonly contentHash: string;
}

/** Orders with their lines, ledgers, parcels and returns. */
export async function withLines(queries: Queries, rows: readonly OrderRow[]): Promise<StoredOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await queries
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.orderId), asc(orderLines.place));
  const lines = Map.groupBy(found, ({ orderId }) => orderId);
  const payments = await findPayments(queries, ids);
  const parcels = await findParcels(queries, ids);
  const returns = await findReturns(queries, ids);
  return rows.map((row) => ({
    ...row,
    lines: lines.get(row.id) ?? [],
    payments: payments.get(row.id) ?? [],
    parcels: parcels.get(row.id) ?? [],
    returns: returns.get(row.id) ?? [],
  }));
}

const sameAttempt = ({ name, contentHash }: Attempt, seconds: number): SQL | undefined =>
  name === null
    ? and(
        isNull(orders.attempt),
        eq(orders.contentHash, contentHash),
        gt(orders.createdAt, sql`now() - make_interval(secs => ${seconds})`),
      )
    : eq(orders.attempt, name);

/** The order of an earlier request of the same attempt; one without an Idempotency-Key matches by its content, for some seconds. */
export async function findAttempt(
  queries: Queries,
  attempt: Attempt,
  seconds: number,
): Promise<Pick<OrderRow, "number" | "token" | "request" | "contentHash" | "phoneKey"> | undefined> {
  const [row] = await queries
    .select({
      number: orders.number,
      token: orders.token,
      request: orders.request,
      contentHash: orders.contentHash,
      phoneKey: orders.phoneKey,
    })
    .from(orders)
    .where(sameAttempt(attempt, seconds))
    .orderBy(desc(orders.id))
    .limit(1);
  return row;
}

/** Stores an order; returns undefined where its number is taken. */
export async function insertOrder(
  transaction: Queries,
  order: typeof orders.$inferInsert,
): Promise<OrderRow | undefined> {
  const [row] = await transaction
    .insert(orders)
    .values(order)
    .onConflictDoNothing({ target: orders.number })
    .returning();
  return row;
}

/** Deletes requests by chat that were neither confirmed nor changed within some days: most of their messages were never sent. */
export async function deleteExpiredChatRequests(queries: Queries): Promise<void> {
  await queries
    .delete(orders)
    .where(
      and(
        eq(orders.state, "received"),
        eq(orders.channel, "chat"),
        eq(orders.version, 1),
        lt(orders.createdAt, sql`now() - make_interval(days => ${CHAT_REQUEST_DAYS}::integer)`),
      ),
    );
}

/** Deletes quotations that buyers have made of their carts, some days after the last one on which they could be accepted. */
export async function deleteExpiredQuotations(queries: Queries): Promise<void> {
  await queries
    .delete(orders)
    .where(
      and(
        eq(orders.state, "quoted"),
        eq(orders.channel, "web"),
        lt(orders.validUntil, sql`(now() - make_interval(days => ${QUOTATION_KEPT_DAYS}::integer))::date`),
      ),
    );
}

/** Stores the lines of an order. */
export async function insertOrderLines(transaction: Queries, lines: readonly OrderLineRow[]): Promise<void> {
  await inBatches(lines, (batch) => transaction.insert(orderLines).values(batch));
}

/** The order with a normalised number, or undefined. */
export async function findOrder(queries: Queries, number: string): Promise<StoredOrder | undefined> {
  const rows = await queries.select().from(orders).where(eq(orders.number, number));
  return (await withLines(queries, rows))[0];
}

/** The order with a token as far as its link shows it, or undefined. */
export async function findOrderByToken(queries: Queries, token: string): Promise<StoredOrder | undefined> {
  const rows = await queries.select().from(orders).where(eq(orders.token, token));
  return (await withLines(queries, rows)).map(seenByLink)[0];
}

/** One page of a shopper's orders, the newest first. */
export interface UserOrdersPage {
  readonly orders: readonly StoredOrder[];
  /** True where older ones follow. */
  readonly hasMore: boolean;
}

/** Orders of a shopper, the newest first; those before an id where one is given. A page ends before `maxLines`, but has an order. */
export async function findUserOrders(
  queries: Queries,
  {
    userId,
    before,
    limit,
    maxLines,
  }: { userId: number; before: number | undefined; limit: number; maxLines: number },
): Promise<UserOrdersPage> {
  const rows = await queries
    .select({
      ...getTableColumns(orders),
      lineCount: queries.$count(orderLines, eq(orderLines.orderId, orders.id)),
    })
    .from(orders)
    .where(and(eq(orders.userId, userId), before === undefined ? undefined : lt(orders.id, before)))
    .orderBy(desc(orders.id))
    .limit(limit + 1);
  let lines = 0;
  const fitting = rows.slice(0, limit).filter(({ lineCount }, index) => {
    lines += lineCount;
    return index === 0 || lines <= maxLines;
  });
  return { orders: await withLines(queries, fitting), hasMore: fitting.length < rows.length };
}
