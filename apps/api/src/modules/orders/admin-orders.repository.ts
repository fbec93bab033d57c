import type { MailState } from "@shop/contract/mails/mail.ts";
import type { AdminOrderQuery } from "@shop/contract/orders/admin-endpoints.ts";
import type { Visibility } from "@shop/domain/catalogue/visibility.ts";
import { MAX_KNOWN_BUYERS, MAX_OTHER_ORDERS } from "@shop/domain/constants.ts";
import type { TieredPrice } from "@shop/domain/money/quantity-prices.ts";
import type { OrderSort, OrderState } from "@shop/domain/orders/order-state.ts";
import type { BuyerField } from "@shop/domain/orders/placing/order-buyer.ts";
import { and, asc, count, desc, eq, getTableColumns, gt, inArray, max, ne, type SQL, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { mails, mailState } from "../mails/mails.table.ts";
import { isSold } from "../products/product-visibility.ts";
import { findImages } from "../products/products.repository.ts";
import { products } from "../products/products.table.ts";
import { orderLines } from "./lines/order-lines.table.ts";
import { matching, matchingBuyer, matchingIn, type OrderFilter } from "./list/order-filter.ts";
import { orderLog, type OrderLogRow } from "./order-log.table.ts";
import { insertOrderLines, type StoredOrder, withLines } from "./orders.repository.ts";
import { type OrderRow, orders } from "./orders.table.ts";

/** What a list of orders shows of the lines of one. */
export interface LineSummary {
  readonly pieces: number;
  /** Pieces that parcels have. */
  readonly sentPieces: number;
  /** Lines whose price is 0. */
  readonly unpriced: number;
}

/** What the product of a line is now. */
export interface LineProduct extends TieredPrice {
  readonly id: number;
  readonly amount: number;
  readonly visibility: Visibility;
  /** Addresses of its pictures, as they are stored. */
  readonly images: readonly { readonly image: string }[];
}

const sorts: Readonly<Record<OrderSort, readonly SQL[]>> = {
  newest: [desc(orders.id)],
  oldest: [asc(orders.id)],
  total: [asc(orders.total), asc(orders.id)],
  "-total": [desc(orders.total), desc(orders.id)],
};

/** Number of orders by state. */
export async function countStates(
  queries: Queries,
  filter: OrderFilter,
): Promise<ReadonlyMap<OrderState, number>> {
  const rows = await queries
    .select({ state: orders.state, total: count() })
    .from(orders)
    .where(matching(filter))
    .groupBy(orders.state);
  return new Map(rows.map(({ state, total }) => [state, total]));
}

/** Some orders of a filtered, sorted list. */
export const findOrders = (
  queries: Queries,
  {
    filter,
    state,
    sort,
    offset,
    limit,
  }: {
    readonly filter: OrderFilter;
    readonly state: AdminOrderQuery["state"];
    readonly sort: OrderSort;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<OrderRow[]> =>
  queries
    .select()
    .from(orders)
    .where(matchingIn(filter, state))
    .orderBy(...sorts[sort])
    .offset(offset)
    .limit(limit);

/** Summaries of the lines of some orders, by order id. */
export async function summarizeLines(
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LineSummary>> {
  const rows = await queries
    .select({
      id: orderLines.orderId,
      pieces: sql<number>`sum(${orderLines.qty} * coalesce(${orderLines.piecesPerUnit}, 1)::bigint)::float8`,
      sentPieces: sql<number>`sum(${orderLines.sent} * coalesce(${orderLines.piecesPerUnit}, 1)::bigint)::float8`,
      unpriced: sql<number>`(count(*) filter (where ${orderLines.price} = 0))::integer`,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .groupBy(orderLines.orderId);
  return new Map(rows.map(({ id, ...summary }) => [id, summary]));
}

/** Number of orders by phone, of some phones. */
export async function countByPhone(
  queries: Queries,
  phoneKeys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .select({ key: orders.phoneKey, total: count() })
    .from(orders)
    .where(inArray(orders.phoneKey, [...phoneKeys]))
    .groupBy(orders.phoneKey);
  return new Map(rows.map(({ key, total }) => [key, total]));
}

/** The number of orders in a state. */
export const countInState = (queries: Queries, state: OrderState): Promise<number> =>
  queries.$count(orders, eq(orders.state, state));

/** The id of the newest order, or null. */
export async function findNewestId(queries: Queries): Promise<number | null> {
  const [row] = await queries.select({ id: max(orders.id) }).from(orders);
  return row?.id ?? null;
}

/** Number of log entries that are searched for the latest changes. */
const LATEST_ENTRIES = 50;

/** The orders that were changed within the last seconds, each with its last change, the newest first; at most {@link LATEST_ENTRIES}. */
export async function findLatestChanges(
  queries: Queries,
  seconds: number,
): Promise<(Pick<OrderLogRow, "by" | "at"> & Pick<OrderRow, "id" | "version">)[]> {
  const rows = await queries
    .select({ id: orders.id, version: orders.version, by: orderLog.by, at: orderLog.at })
    .from(orderLog)
    .innerJoin(orders, eq(orders.id, orderLog.orderId))
    .where(gt(orderLog.at, sql`now() - make_interval(secs => ${seconds})`))
    .orderBy(desc(orderLog.id))
    .limit(LATEST_ENTRIES);
  const seen = new Set<number>();
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** One order, or undefined. */
export async function findOrderById(queries: Queries, id: number): Promise<StoredOrder | undefined> {
  return (await withLines(queries, await queries.select().from(orders).where(eq(orders.id, id))))[0];
}

/** The orders of ids with their lines, in any sequence. */
export const findOrdersById = async (queries: Queries, ids: readonly number[]): Promise<StoredOrder[]> =>
  withLines(queries, await queries.select().from(orders).where(inArray(orders.id, ids)));

/** One order, or undefined; locks its row until the transaction ends. */
export async function lockOrder(transaction: Queries, id: number): Promise<StoredOrder | undefined> {
  const rows = await transaction.select().from(orders).where(eq(orders.id, id)).for("update");
  return (await withLines(transaction, rows))[0];
}

/** Updates an order and increments its version. */
export async function updateOrder(
  transaction: Queries,
  id: number,
  change: Partial<
    Pick<
      OrderRow,
      | "state"
      | "shopNote"
      | "total"
      | "discount"
      | "discountPercent"
      | "discountGiven"
      | "sender"
      | "request"
      | "validUntil"
      | "revision"
      | "terms"
      | "deliverTo"
      | "deliveryCost"
      | "deliveryBranch"
      | "payBy"
      | "paymentFee"
      | "returned"
      | "deliveryReturned"
      | "feeReturned"
      | BuyerField
    >
  >,
): Promise<OrderRow> {
  const [row] = await transaction
    .update(orders)
    .set({
      ...change,
      version: sql`${orders.version} + 1`,
      ...(change.state && { stateChangedAt: sql`now()` }),
    })
    .where(eq(orders.id, id))
    .returning();
  if (!row) throw new Error(`Order ${id} was not stored.`);
  return row;
}

/** Replaces the lines of an order. */
export async function replaceOrderLines(
  transaction: Queries,
  id: number,
  lines: StoredOrder["lines"],
): Promise<void> {
  await transaction.delete(orderLines).where(eq(orderLines.orderId, id));
  await insertOrderLines(transaction, lines);
}

/** Adds an entry to the log of an order. */
export async function insertLogEntry(
  transaction: Queries,
  entry: typeof orderLog.$inferInsert,
): Promise<void> {
  await transaction.insert(orderLog).values(entry);
}

/** An entry of an order's log with the state of its mail; null where there is none. */
export interface LoggedChange extends OrderLogRow {
  readonly mailState: MailState | null;
}

/** The log of an order, the newest entry first. */
export const findLog = (queries: Queries, orderId: number): Promise<LoggedChange[]> =>
  queries
    .select({
      ...getTableColumns(orderLog),
      mailState: sql<MailState | null>`case when ${mails.id} is not null then ${mailState} end`,
    })
    .from(orderLog)
    .leftJoin(mails, eq(mails.id, orderLog.mailId))
    .where(eq(orderLog.orderId, orderId))
    .orderBy(desc(orderLog.id));

/** When the buyers of some orders were last reminded, by order id. */
export async function findReminders(
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const rows = await queries
    .select({ id: orderLog.orderId, at: max(orderLog.at) })
    .from(orderLog)
    .where(and(inArray(orderLog.orderId, [...ids]), eq(orderLog.action, "reminder")))
    .groupBy(orderLog.orderId);
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at]] : [])));
}

/** The other orders with the phone of an order, the newest first, at most {@link MAX_OTHER_ORDERS}. */
export const findOtherOrders = async (
  queries: Queries,
  { id, phoneKey }: Pick<OrderRow, "id" | "phoneKey">,
): Promise<OrderRow[]> =>
  phoneKey === ""
    ? []
    : queries
        .select()
        .from(orders)
        .where(and(eq(orders.phoneKey, phoneKey), ne(orders.id, id)))
        .orderBy(desc(orders.id))
        .limit(MAX_OTHER_ORDERS);

/** Number of the newest orders among which buyers are searched, so that a short text costs no more. */
const SEARCHED_ORDERS = 200;

/** The newest order of each phone that a search finds by its buyer, the newest first; at most {@link MAX_KNOWN_BUYERS}. */
export async function findBuyers(queries: Queries, query: string): Promise<OrderRow[]> {
  const isBuyer = matchingBuyer(query);
  if (!isBuyer) return [];
  const found = await queries
    .select()
    .from(orders)
    .where(and(ne(orders.phoneKey, ""), isBuyer))
    .orderBy(desc(orders.id))
    .limit(SEARCHED_ORDERS);
  const newest = new Map<string, OrderRow>();
  for (const order of found) if (!newest.has(order.phoneKey)) newest.set(order.phoneKey, order);
  return [...newest.values()].slice(0, MAX_KNOWN_BUYERS);
}

/** Products on sale, by id. */
export async function findLineProducts(
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LineProduct>> {
  const rows = await queries
    .select({
      id: products.id,
      price: products.current_price,
      quantity_prices: products.quantity_prices,
      amount: products.amount,
      visibility: products.visibility,
    })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isSold));
  const images = Map.groupBy(await findImages(queries, [...ids]), ({ productId }) => productId);
  return new Map(rows.map((row) => [row.id, { ...row, images: images.get(row.id) ?? [] }]));
}
