import type { CountState } from "@shop/domain/stock-counts/stock-count.ts";
import { and, asc, count, countDistinct, desc, eq, inArray, ne, sql } from "drizzle-orm";

import { inBatches } from "../../database/bulk.ts";
import type { Queries } from "../../database/database.ts";
import { requireFound } from "../../database/require-row.ts";
import { history } from "../history/history.table.ts";
import { orderLines } from "../orders/lines/order-lines.table.ts";
import { orders } from "../orders/orders.table.ts";
import { isSold } from "../products/product-visibility.ts";
import { products } from "../products/products.table.ts";
import { stockCountEntries as entries, type StockCountRow, stockCounts } from "./stock-counts.table.ts";

/** Closed counts that are listed. */
const CLOSED_LISTED = 50;

/** Open counts, then the last closed ones, each the newest first. */
export async function findStockCounts(queries: Queries): Promise<StockCountRow[]> {
  const newest = () => queries.select().from(stockCounts).orderBy(desc(stockCounts.id)).$dynamic();
  return [
    ...(await newest().where(eq(stockCounts.state, "open"))),
    ...(await newest().where(ne(stockCounts.state, "open")).limit(CLOSED_LISTED)),
  ];
}

/** The numbers of counted products by the ids of counts. */
export async function countProductsOf(
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({ id: entries.countId, products: countDistinct(entries.productId) })
    .from(entries)
    .where(inArray(entries.countId, [...ids]))
    .groupBy(entries.countId);
  return new Map(rows.map((row) => [row.id, row.products]));
}

/** One count; throws not_found. */
export async function findStockCount(queries: Queries, id: number): Promise<StockCountRow> {
  const [row] = await queries.select().from(stockCounts).where(eq(stockCounts.id, id));
  return requireFound(row);
}

/** One count, locked until the transaction ends, so that scans and its booking follow each other; throws not_found. */
export async function lockStockCount(transaction: Queries, id: number): Promise<StockCountRow> {
  const [row] = await transaction.select().from(stockCounts).where(eq(stockCounts.id, id)).for("update");
  return requireFound(row);
}

/** The open counts, locked until the transaction ends, in the order of their ids. */
export const lockOpenCounts = (transaction: Queries): Promise<StockCountRow[]> =>
  transaction
    .select()
    .from(stockCounts)
    .where(eq(stockCounts.state, "open"))
    .orderBy(asc(stockCounts.id))
    .for("update");

/** Stores a new count. */
export async function insertStockCount(
  queries: Queries,
  values: typeof stockCounts.$inferInsert,
): Promise<StockCountRow> {
  const [row] = await queries.insert(stockCounts).values(values).returning();
  return requireFound(row);
}

/** Increments the version of a count and stores what else has changed of it. */
export async function updateStockCount(
  transaction: Queries,
  id: number,
  values: Partial<typeof stockCounts.$inferInsert> = {},
): Promise<StockCountRow> {
  const [row] = await transaction
    .update(stockCounts)
    .set({ ...values, version: sql`${stockCounts.version} + 1` })
    .where(eq(stockCounts.id, id))
    .returning();
  return requireFound(row);
}

/** Closes a count. */
export const closeStockCount = (
  transaction: Queries,
  id: number,
  values: { readonly state: CountState; readonly by: string; readonly bulkChangeId?: number | null },
): Promise<StockCountRow> =>
  updateStockCount(transaction, id, {
    state: values.state,
    closedBy: values.by,
    closedAt: new Date(),
    bulkChangeId: values.bulkChangeId ?? null,
  });

/**
 * The pieces that there should be of products on sale, by their ids: the stock and, where these lie with it, the pieces of orders that have taken them
 * from the stock and are not sent.
 */
export async function findExpected(
  queries: Queries,
  ids: readonly number[],
  withReserved: boolean,
): Promise<ReadonlyMap<number, number>> {
  const reserved = sql`coalesce((
    select sum(${orderLines.qty} - ${orderLines.sent}) from ${orderLines}
    join ${orders} on ${orders.id} = ${orderLines.orderId}
    where ${orderLines.productId} = ${products.id}
      and (${orders.state} = 'confirmed' or ${orders.state} = 'received' and not ${orders.request})
  ), 0)`;
  const rows = await queries
    .select({
      id: products.id,
      expected: sql<number>`(${products.amount} + ${withReserved ? reserved : sql`0`})::integer`,
    })
    .from(products)
    .where(and(sql`${products.id} = any(${sql.param([...ids])}::integer[])`, isSold));
  return new Map(rows.map(({ id, expected }) => [id, expected]));
}

/** The numbers of entries and products of a count. */
export async function sizeOfCount(
  queries: Queries,
  id: number,
): Promise<{ readonly entries: number; readonly products: number }> {
  const [row] = await queries
    .select({ entries: count(), products: countDistinct(entries.productId) })
    .from(entries)
    .where(eq(entries.countId, id));
  return row ?? { entries: 0, products: 0 };
}

/** Stores entries of a count. */
export const insertEntries = (
  transaction: Queries,
  rows: readonly (typeof entries.$inferInsert)[],
): Promise<void> => inBatches(rows, (batch) => transaction.insert(entries).values(batch));

/** The ids of the products that a request has counted, one for each entry. */
export async function findAttempt(queries: Queries, id: number, attempt: string): Promise<number[]> {
  const rows = await queries
    .select({ productId: entries.productId })
    .from(entries)
    .where(and(eq(entries.countId, id), eq(entries.attempt, attempt)));
  return rows.map(({ productId }) => productId);
}

/** Deletes what was counted of products; returns whether there was anything. */
export async function deleteEntries(
  transaction: Queries,
  id: number,
  productIds: readonly number[],
): Promise<boolean> {
  const deleted = await transaction
    .delete(entries)
    .where(
      and(eq(entries.countId, id), sql`${entries.productId} = any(${sql.param([...productIds])}::integer[])`),
    )
    .returning({ id: entries.id });
  return deleted.length > 0;
}

/** Adds what the booking of another count has changed of stocks to what open counts expect of these products. */
export async function moveExpected(
  transaction: Queries,
  booked: number,
  changes: readonly { readonly id: number; readonly by: number }[],
): Promise<void> {
  if (changes.length === 0) return;
  const ids = sql.param(changes.map(({ id }) => id));
  const by = sql.param(changes.map((one) => one.by));
  await transaction.execute(sql`
    update ${entries} set expected = ${entries.expected} + changed.by
    from unnest(${ids}::integer[], ${by}::integer[]) as changed (id, by), ${stockCounts}
    where ${entries.productId} = changed.id and ${entries.countId} = ${stockCounts.id}
      and ${stockCounts.state} = 'open' and ${stockCounts.id} <> ${booked}`);
}

/** What was counted of each product, the last one first; of one product where its id is given. */
export function findCounted(queries: Queries, id: number, productId?: number) {
  const counted = queries
    .select({
      productId: entries.productId,
      counted: sql<number>`sum(${entries.qty})::float8`.as("counted"),
      expected: sql<number>`(array_agg(${entries.expected} order by ${entries.id} desc))[1]`.as("expected"),
      moved: sql<boolean>`count(distinct ${entries.expected}) > 1`.as("moved"),
      by: sql<string[]>`array_agg(${entries.by} order by ${entries.id} desc)`.as("counted_by"),
      at: sql`max(${entries.at})`.mapWith(entries.at).as("counted_at"),
      last: sql<number>`max(${entries.id})`.as("last"),
    })
    .from(entries)
    .where(
      and(eq(entries.countId, id), productId === undefined ? undefined : eq(entries.productId, productId)),
    )
    .groupBy(entries.productId)
    .as("counted");
  // The stock may have been changed for the very difference that was counted.
  const edited = sql`exists (
    select from ${history} where ${history.entity} = 'product' and ${history.entityId} = ${counted.productId}
      and ${history.at} > ${counted.at} and ${history.action} in ('updated', 'undone')
      and ${history.fields} @> '[{"field": "amount"}]'
  )`;
  return queries
    .select({
      id: counted.productId,
      counted: counted.counted,
      expected: counted.expected,
      moved: sql<boolean>`${counted.moved} or ${edited}`,
      by: counted.by,
      at: counted.at,
      name: products.name,
      nameAr: products.name_ar,
      partNumber: products.part_number,
      amount: products.amount,
      cost: products.cost_price,
    })
    .from(counted)
    .leftJoin(products, and(eq(products.id, counted.productId), isSold))
    .orderBy(desc(counted.last));
}

/** What was counted of a product, with the product, whose columns are null where it is deleted. */
export type CountedRow = Awaited<ReturnType<typeof findCounted>>[number];
