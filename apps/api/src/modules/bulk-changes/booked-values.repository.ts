import { minorOf } from "@shop/domain/money/money.ts";
import { and, eq, isNotNull, notExists, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { postings } from "../books/postings.table.ts";
import { purchaseArrivals as arrivals, purchaseReceipts as receipts } from "../purchases/purchases.table.ts";
import type { BookedValues } from "./bulk-field.ts";

/** What the pieces of the booking that a change has made stand at, by product; those are left out whose cost was entered by hand since, which stays. */
export async function findBookedValues(queries: Queries, changeId: number): Promise<BookedValues> {
  const revalued = queries
    .select({ id: postings.id })
    .from(postings)
    .where(
      and(
        eq(postings.productId, arrivals.productId),
        eq(postings.kind, "to_sell"),
        eq(postings.cause, "revalued"),
        sql`${postings.at} > ${receipts.at}`,
      ),
    );
  const rows = await queries
    .select({
      id: arrivals.productId,
      value: sql<string>`sum(${arrivals.value} + coalesce(${arrivals.charges}, 0))::numeric(24, 2)::text`,
    })
    .from(arrivals)
    .innerJoin(receipts, and(eq(receipts.id, arrivals.receiptId), eq(receipts.bulkChangeId, changeId)))
    .where(notExists(revalued))
    .groupBy(arrivals.productId)
    .having(isNotNull(sql`min(${arrivals.value})`));
  return new Map(rows.map(({ id, value }) => [id, minorOf(value)]));
}
