import { minorOf } from "@shop/domain/money/money.ts";
import { and, eq, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { postings } from "../books/postings.table.ts";
import type { BookedValues } from "../bulk-changes/bulk-field.ts";
import { returnedPieces } from "./purchase-returns.repository.ts";
import { bookedPieces } from "./purchase-sums.ts";
import { purchaseArrivals as arrivals, purchaseReceipts as receipts } from "./purchases.table.ts";

/** What the pieces of the booking that a change has made stand at, by product, where no cost was entered by hand since, which stays; and whether none of them went back to the supplier. */
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
  const booked = bookedPieces(queries);
  const back = returnedPieces(queries);
  const ofProduct = (table: typeof booked | typeof back) =>
    and(eq(table.purchaseId, arrivals.purchaseId), eq(table.productId, arrivals.productId));
  const rows = await queries
    .select({
      id: arrivals.productId,
      value: sql<
        string | null
      >`case when bool_and(${arrivals.value} is not null and not exists ${revalued}) then sum(${arrivals.value} + coalesce(${arrivals.charges}, 0))::numeric(24, 2)::text end`,
      isThere: sql<boolean>`sum(${arrivals.qty}) <= max(${booked.received}) - coalesce(max(${back.pieces}), 0)`,
    })
    .from(arrivals)
    .innerJoin(receipts, and(eq(receipts.id, arrivals.receiptId), eq(receipts.bulkChangeId, changeId)))
    .leftJoin(booked, ofProduct(booked))
    .leftJoin(back, ofProduct(back))
    .groupBy(arrivals.productId);
  return new Map(
    rows.map(({ id, value, isThere }) => [id, { value: value === null ? null : minorOf(value), isThere }]),
  );
}
