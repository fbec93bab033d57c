import { and, asc, count, desc, eq, isNull, ne, sql, sum } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";

import type { Queries } from "../../database/database.ts";
import { products } from "../products/products.table.ts";
import { isUndone } from "./purchase-sums.ts";
import {
  purchaseArrivals as arrivals,
  purchaseLines as lines,
  purchaseReceipts as receipts,
  purchaseReturnLines as returnLines,
  purchaseReturns as returns,
  purchases,
} from "./purchases.table.ts";

/** What was booked of the orders from a supplier: a row for each booking and product, at the cost of its time. */
const bookedOf = (queries: Queries, supplierId: number) => {
  const qty = sum(arrivals.qty).mapWith(Number);
  return queries
    .select({
      id: sql<number>`min(${arrivals.id})`.as("arrival_id"),
      receiptId: sql<number>`${receipts.id}`.as("receipt_id"),
      at: receipts.at,
      purchaseId: receipts.purchaseId,
      productId: lines.productId,
      place: lines.place,
      name: lines.name,
      nameAr: lines.nameAr,
      partNumber: lines.partNumber,
      pack: lines.pack,
      cost: arrivals.cost,
      costNow: sql<string | null>`${lines.cost}`.as("cost_now"),
      qty: qty.as("pieces"),
      isUndone: isUndone.as("is_undone"),
      credit: sql<string | null>`null::numeric`.as("credit"),
    })
    .from(receipts)
    .innerJoin(purchases, and(eq(purchases.id, receipts.purchaseId), eq(purchases.supplierId, supplierId)))
    .innerJoin(
      arrivals,
      and(eq(arrivals.purchaseId, receipts.purchaseId), eq(arrivals.receiptId, receipts.id)),
    )
    .innerJoin(lines, and(eq(lines.purchaseId, arrivals.purchaseId), eq(lines.productId, arrivals.productId)))
    .groupBy(receipts.id, lines.purchaseId, lines.productId, arrivals.productId, arrivals.cost)
    .having(ne(qty, 0));
};

/** What went back to a supplier, as a row for each return and product: its pieces and its credit are below zero. */
const backOf = (queries: Queries, supplierId: number) =>
  queries
    .select({
      id: sql<number>`-${returnLines.id}`.as("arrival_id"),
      receiptId: sql<number>`${returns.id}`.as("receipt_id"),
      at: returns.at,
      purchaseId: returns.purchaseId,
      productId: lines.productId,
      place: lines.place,
      name: lines.name,
      nameAr: lines.nameAr,
      partNumber: lines.partNumber,
      pack: lines.pack,
      cost: sql<string | null>`null::numeric`.as("cost"),
      costNow: sql<string | null>`null::numeric`.as("cost_now"),
      qty: sql<number>`-${returnLines.qty}`.as("pieces"),
      isUndone: sql<boolean>`false`.as("is_undone"),
      credit: sql<string | null>`-${returnLines.credit}`.as("credit"),
    })
    .from(returnLines)
    .innerJoin(returns, and(eq(returns.id, returnLines.returnId), isNull(returns.voidedAt)))
    .innerJoin(purchases, and(eq(purchases.id, returns.purchaseId), eq(purchases.supplierId, supplierId)))
    .innerJoin(
      lines,
      and(eq(lines.purchaseId, returns.purchaseId), eq(lines.productId, returnLines.productId)),
    );

/** A page of what was received from a supplier, the newest booking or return first, with the number of all. */
export async function findReceived(
  queries: Queries,
  supplierId: number,
  { limit, offset }: { readonly limit: number; readonly offset: (total: number) => number },
) {
  const booked = unionAll(bookedOf(queries, supplierId), backOf(queries, supplierId)).as("booked");
  const [counted] = await queries.select({ total: count() }).from(booked);
  const total = counted?.total ?? 0;
  const rows = await queries
    .select({
      id: booked.id,
      at: booked.at,
      purchaseId: booked.purchaseId,
      productId: booked.productId,
      name: booked.name,
      nameAr: booked.nameAr,
      partNumber: booked.partNumber,
      isDeleted: sql<boolean>`(${products.id} is null or ${products.deleted_at} is not null)`,
      qty: booked.qty,
      pack: booked.pack,
      cost: booked.cost,
      costNow: booked.costNow,
      isUndone: booked.isUndone,
      credit: booked.credit,
    })
    .from(booked)
    .leftJoin(products, eq(products.id, booked.productId))
    .orderBy(desc(booked.at), desc(booked.receiptId), asc(booked.place), asc(booked.id))
    .limit(limit)
    .offset(offset(total));
  return { rows, total };
}

/** A row of what was received from a supplier. */
export type ReceivedRow = Awaited<ReturnType<typeof findReceived>>["rows"][number];

/** The last booking of each of some products from a supplier that was not undone, by the products' ids. */
export async function findLastReceived(queries: Queries, supplierId: number, productIds: readonly number[]) {
  const booked = bookedOf(queries, supplierId).as("booked");
  const rows = await queries
    .selectDistinctOn([booked.productId], {
      productId: booked.productId,
      at: booked.at,
      cost: booked.cost,
      pack: booked.pack,
    })
    .from(booked)
    .where(
      and(
        sql`${booked.productId} = any(${sql.param([...productIds])}::integer[])`,
        eq(booked.isUndone, false),
      ),
    )
    .orderBy(asc(booked.productId), desc(booked.receiptId));
  return new Map(rows.map((row) => [row.productId, row]));
}
