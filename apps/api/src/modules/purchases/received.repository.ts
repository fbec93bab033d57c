import { and, asc, count, desc, eq, ne, sql, sum } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { products } from "../products/products.table.ts";
import { isUndone } from "./purchase-sums.ts";
import {
  purchaseArrivals as arrivals,
  purchaseLines as lines,
  purchaseReceipts as receipts,
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
    })
    .from(receipts)
    .innerJoin(purchases, and(eq(purchases.id, receipts.purchaseId), eq(purchases.supplierId, supplierId)))
    .innerJoin(
      arrivals,
      and(eq(arrivals.purchaseId, receipts.purchaseId), eq(arrivals.receiptId, receipts.id)),
    )
    .innerJoin(lines, and(eq(lines.purchaseId, arrivals.purchaseId), eq(lines.productId, arrivals.productId)))
    .groupBy(receipts.id, lines.purchaseId, lines.productId, arrivals.productId, arrivals.cost)
    .having(ne(qty, 0))
    .as("booked");
};

/** A page of what was received from a supplier, the newest booking first, with the number of all. */
export async function findReceived(
  queries: Queries,
  supplierId: number,
  { limit, offset }: { readonly limit: number; readonly offset: (total: number) => number },
) {
  const booked = bookedOf(queries, supplierId);
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
    })
    .from(booked)
    .leftJoin(products, eq(products.id, booked.productId))
    .orderBy(desc(booked.receiptId), asc(booked.place))
    .limit(limit)
    .offset(offset(total));
  return { rows, total };
}

/** A row of what was received from a supplier. */
export type ReceivedRow = Awaited<ReturnType<typeof findReceived>>["rows"][number];

/** The last booking of each of some products from a supplier that was not undone, by the products' ids. */
export async function findLastReceived(queries: Queries, supplierId: number, productIds: readonly number[]) {
  const booked = bookedOf(queries, supplierId);
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
