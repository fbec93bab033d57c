import type { AdminOrderSummary } from "@shop/contract/orders/admin-order.ts";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import { orderLines } from "../lines/order-lines.table.ts";
import { orders } from "../orders.table.ts";
import {
  orderParcelLines,
  type OrderParcelLineRow,
  type OrderParcelRow,
  orderParcels,
} from "./order-parcels.table.ts";

/** A parcel of an order with its lines and what has taken it back. */
export interface StoredParcel extends Omit<OrderParcelRow, "voidedAt" | "voidedBy"> {
  readonly lines: readonly OrderParcelLineRow[];
  readonly voided: { readonly by: string; readonly at: Date } | null;
}

/** The parcels of some orders by order id, the oldest one first. */
export async function findParcels(
  queries: Queries,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredParcel[]>> {
  const rows = await queries
    .select()
    .from(orderParcels)
    .where(inArray(orderParcels.orderId, [...orderIds]))
    .orderBy(asc(orderParcels.orderId), asc(orderParcels.id));
  if (rows.length === 0) return new Map();
  const found = await queries
    .select()
    .from(orderParcelLines)
    .where(
      inArray(
        orderParcelLines.parcelId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderParcelLines.parcelId), asc(orderParcelLines.place));
  const lines = Map.groupBy(found, ({ parcelId }) => parcelId);
  const parcels = rows.map(({ voidedAt: at, voidedBy: by, ...row }): StoredParcel =>
    Object.assign(row, {
      lines: lines.get(row.id) ?? [],
      voided: at === null || by === null ? null : { by, at },
    }),
  );
  return Map.groupBy(parcels, ({ orderId }) => orderId);
}

/** The carrier and number of the newest parcel that counts, of some orders by order id. */
export async function findNewestParcels(
  queries: Queries,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, AdminOrderSummary["parcel"]>> {
  const rows = await queries
    .select({
      orderId: orderParcels.orderId,
      carrier: orderParcels.carrier,
      tracking: orderParcels.tracking,
    })
    .from(orderParcels)
    .where(and(inArray(orderParcels.orderId, [...orderIds]), isNull(orderParcels.voidedAt)))
    .orderBy(asc(orderParcels.id));
  return new Map(rows.map(({ orderId, ...parcel }) => [orderId, parcel]));
}

/** Column with the tracking numbers of an order's parcels, with commas between them, for statements that read orders; null without one. */
export const joinedTrackings = sql<string | null>`(
  select string_agg(distinct parcel.tracking, ', ' order by parcel.tracking) from ${orderParcels} parcel
  where parcel.order_id = ${orders}.id and parcel.voided_at is null and parcel.tracking <> '')`;

/** The parcel that an earlier request with an Idempotency-Key has stored, or undefined. */
export async function findParcelOfAttempt(
  queries: Queries,
  attempt: string,
): Promise<OrderParcelRow | undefined> {
  const [row] = await queries.select().from(orderParcels).where(eq(orderParcels.attempt, attempt));
  return row;
}

/** Adds units to those that parcels have of lines of an order; negative numbers take them off. */
async function countSent(
  transaction: Queries,
  orderId: number,
  lines: readonly { readonly place: number; readonly qty: number }[],
): Promise<void> {
  for (const { place, qty } of lines)
    await transaction
      .update(orderLines)
      .set({ sent: sql`${orderLines.sent} + ${qty}::integer` })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.place, place)));
}

/** Adds a parcel with its lines, and counts their units as sent. */
export async function insertParcel(
  transaction: Queries,
  parcel: typeof orderParcels.$inferInsert,
  lines: readonly Omit<OrderParcelLineRow, "parcelId">[],
): Promise<void> {
  const [row] = await transaction.insert(orderParcels).values(parcel).returning({ id: orderParcels.id });
  if (!row) throw new Error("A parcel was not stored.");
  await transaction.insert(orderParcelLines).values(lines.map((line) => ({ ...line, parcelId: row.id })));
  await countSent(transaction, parcel.orderId, lines);
}

/** Takes parcels of an order back, so that their units are no longer sent. */
export async function voidParcels(
  transaction: Queries,
  orderId: number,
  parcels: readonly StoredParcel[],
  by: string,
): Promise<void> {
  if (parcels.length === 0) return;
  await transaction
    .update(orderParcels)
    .set({ voidedAt: sql`now()`, voidedBy: by })
    .where(
      inArray(
        orderParcels.id,
        parcels.map(({ id }) => id),
      ),
    );
  for (const { lines } of parcels)
    await countSent(
      transaction,
      orderId,
      lines.map(({ place, qty }) => ({ place, qty: -qty })),
    );
}

/** Moves lines of parcels to the places that an edit has given the lines of their order. */
export async function moveParcelLines(
  transaction: Queries,
  parcels: readonly StoredParcel[],
  placeOf: (place: number) => number,
): Promise<void> {
  for (const { id, lines } of parcels) {
    if (lines.every(({ place }) => placeOf(place) === place)) continue;
    // One after the other, two lines could have one place for a moment.
    await transaction.delete(orderParcelLines).where(eq(orderParcelLines.parcelId, id));
    await transaction
      .insert(orderParcelLines)
      .values(lines.map((line) => Object.assign({}, line, { place: placeOf(line.place) })));
  }
}
