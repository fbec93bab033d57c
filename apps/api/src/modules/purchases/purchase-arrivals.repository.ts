import { fromMinorUnits, minorOf } from "@shop/domain/money/money.ts";
import type { LandedValue } from "@shop/domain/purchases/landed-cost.ts";
import { and, asc, desc, eq, isNotNull, isNull, ne, not, or, sql } from "drizzle-orm";

import { inBatches } from "../../database/bulk.ts";
import type { Queries } from "../../database/database.ts";
import { requireFound } from "../../database/require-row.ts";
import { bulkChanges } from "../history/bulk-changes.table.ts";
import { isUndone } from "./purchase-sums.ts";
import {
  purchaseArrivals as arrivals,
  purchaseLines as lines,
  purchaseReceipts as receipts,
} from "./purchases.table.ts";

/** Number of entries of what arrived of a purchase order. */
export const countArrivals = (queries: Queries, id: number): Promise<number> =>
  queries.$count(arrivals, eq(arrivals.purchaseId, id));

/** The product that a request has counted, or undefined. */
export async function findArrival(
  queries: Queries,
  id: number,
  attempt: string,
): Promise<number | undefined> {
  const [row] = await queries
    .select({ productId: arrivals.productId })
    .from(arrivals)
    .where(and(eq(arrivals.purchaseId, id), eq(arrivals.attempt, attempt)));
  return row?.productId;
}

/** Stores entries of what has arrived. */
export const insertArrivals = (
  transaction: Queries,
  rows: readonly (typeof arrivals.$inferInsert)[],
): Promise<void> => inBatches(rows, (batch) => transaction.insert(arrivals).values(batch));

/** Removes what of some products is counted and not booked. */
export async function deleteArrivals(
  transaction: Queries,
  id: number,
  productIds: readonly number[],
): Promise<void> {
  await transaction
    .delete(arrivals)
    .where(
      and(
        eq(arrivals.purchaseId, id),
        sql`${arrivals.productId} = any(${sql.param([...productIds])}::integer[])`,
        isNull(arrivals.receiptId),
      ),
    );
}

/** What was booked of a purchase order already: products, and what a pack of each cost. */
export const findBookedCosts = (
  queries: Queries,
  id: number,
): Promise<{ readonly productId: number; readonly cost: string | null }[]> =>
  queries
    .selectDistinct({ productId: arrivals.productId, cost: arrivals.cost })
    .from(arrivals)
    .where(and(eq(arrivals.purchaseId, id), isNotNull(arrivals.receiptId)));

/** The booking of a version of a purchase order, or undefined. */
export async function findReceipt(queries: Queries, id: number, version: number) {
  const [row] = await queries
    .select({ id: receipts.id })
    .from(receipts)
    .where(and(eq(receipts.purchaseId, id), eq(receipts.version, version)));
  return row;
}

/** Stores a booking, and that all that is counted of the order belongs to it, at what its lines cost now. */
export async function insertReceipt(
  transaction: Queries,
  values: typeof receipts.$inferInsert,
): Promise<void> {
  const [row] = await transaction.insert(receipts).values(values).returning({ id: receipts.id });
  const { id } = requireFound(row);
  const costOfLine = transaction
    .select({ cost: lines.cost })
    .from(lines)
    .where(and(eq(lines.purchaseId, arrivals.purchaseId), eq(lines.productId, arrivals.productId)));
  await transaction
    .update(arrivals)
    .set({ receiptId: id, cost: sql`${costOfLine}` })
    .where(and(eq(arrivals.purchaseId, values.purchaseId), isNull(arrivals.receiptId)));
}

/** What has arrived of a purchase order and was not taken off by an undo, with what it stands at in the books: bookings first, in their order. */
export async function findStanding(queries: Queries, id: number) {
  const rows = await queries
    .select({
      id: arrivals.id,
      productId: arrivals.productId,
      qty: arrivals.qty,
      isBooked: sql<boolean>`${arrivals.receiptId} is not null`,
      cost: arrivals.cost,
      value: arrivals.value,
      charges: arrivals.charges,
    })
    .from(arrivals)
    .leftJoin(receipts, eq(receipts.id, arrivals.receiptId))
    .where(and(eq(arrivals.purchaseId, id), or(isNull(receipts.id), not(isUndone))))
    .orderBy(sql`${arrivals.receiptId} nulls last`, asc(arrivals.id));
  return rows.map(({ value, charges, ...row }) =>
    Object.assign(row, {
      value: value === null ? null : minorOf(value),
      charges: minorOf(charges ?? "0.00"),
    }),
  );
}

/** Stores what arrivals stand at in the books. */
export async function storeStanding(
  transaction: Queries,
  values: readonly (LandedValue & { readonly id: number })[],
): Promise<void> {
  const rows = values.map(({ id, value, charges }) => ({
    id,
    value: fromMinorUnits(value),
    charges: fromMinorUnits(charges),
  }));
  await transaction.execute(sql`
    update ${arrivals} set value = stands.value, charges = stands.charges
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as stands (id integer, value numeric, charges numeric)
    where ${arrivals.id} = stands.id`);
}

/** Gives the booked arrivals of a product another cost of their pack; answers whether one had another. */
export async function correctBookedCost(
  transaction: Queries,
  id: number,
  productId: number,
  cost: string | null,
): Promise<boolean> {
  const rows = await transaction
    .update(arrivals)
    .set({ cost })
    .where(
      and(
        eq(arrivals.purchaseId, id),
        eq(arrivals.productId, productId),
        isNotNull(arrivals.receiptId),
        sql`${arrivals.cost} is distinct from ${cost}::numeric`,
      ),
    )
    .returning({ id: arrivals.id });
  return rows.length > 0;
}

/** The bookings of a purchase order, the newest first. */
export const findReceipts = (queries: Queries, id: number) =>
  queries
    .select({
      id: receipts.id,
      at: receipts.at,
      by: receipts.by,
      change: receipts.bulkChangeId,
      undoneAt: bulkChanges.undoneAt,
      pieces: sql<number>`coalesce(sum(${arrivals.qty}), 0)::float8`,
    })
    .from(receipts)
    .leftJoin(bulkChanges, eq(bulkChanges.id, receipts.bulkChangeId))
    .leftJoin(arrivals, and(eq(arrivals.receiptId, receipts.id), ne(arrivals.qty, 0)))
    .where(eq(receipts.purchaseId, id))
    .groupBy(receipts.id, bulkChanges.undoneAt)
    .orderBy(desc(receipts.id));
