import { eq, sql, type SQLWrapper } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { history } from "../history/history.table.ts";
import { returnedPieces } from "./purchase-returns.repository.ts";
import {
  purchaseArrivals as arrivals,
  purchaseLines as lines,
  purchaseReceipts as receipts,
} from "./purchases.table.ts";

/** Whether the undo of a booking has taken the units of an arrival off again. */
export const isUndone = sql<boolean>`exists (
  select from ${history} where ${history.bulkChangeId} = ${receipts.bulkChangeId} and ${history.action} = 'undone'
    and ${history.entity} = 'product' and ${history.entityId} = ${arrivals.productId}
)`;

/** Pieces by purchase order and product: booked ones, of which the undo of a booking has taken none off again, and those that are only scanned. */
export const bookedPieces = (queries: Queries) =>
  queries
    .select({
      purchaseId: arrivals.purchaseId,
      productId: arrivals.productId,
      received:
        sql<number>`coalesce(sum(${arrivals.qty}) filter (where ${receipts.id} is not null and not ${isUndone}), 0)`.as(
          "received",
        ),
      arrived: sql<number>`coalesce(sum(${arrivals.qty}) filter (where ${receipts.id} is null), 0)`.as(
        "arrived",
      ),
    })
    .from(arrivals)
    .leftJoin(receipts, eq(receipts.id, arrivals.receiptId))
    .groupBy(arrivals.purchaseId, arrivals.productId)
    .as("booked");

/**
 * What some pieces of all lines with a cost cost together: the share of their packs, rounded half up to the piastre once per line, in whole
 * piastres as `costOfPieces` of the domain has it.
 */
const valueOf = (pieces: SQLWrapper) =>
  sql<string>`coalesce(sum(div(${pieces} * ${lines.cost} * 200 + ${lines.pack}, ${lines.pack} * 2::bigint) * 0.01), 0.00)::numeric(24, 2)::text`;

/** Sums of the lines of purchase orders. */
export const purchaseSums = (queries: Queries) => {
  const booked = bookedPieces(queries);
  const back = returnedPieces(queries);
  const received = sql`coalesce(${booked.received}, 0)`;
  const arrived = sql`coalesce(${booked.arrived}, 0)`;
  const open = sql`greatest(${lines.qty} - ${received}, 0)`;
  return queries
    .select({
      purchaseId: lines.purchaseId,
      lines: sql<number>`count(*)::integer`.as("lines"),
      pieces: sql<number>`sum(${lines.qty})::float8`.as("pieces"),
      received: sql<number>`sum(${received})::float8`.as("received_sum"),
      open: sql<number>`sum(${open})::float8`.as("open"),
      arrived: sql<number>`sum(${arrived})::float8`.as("arrived_sum"),
      over: sql<number>`sum(greatest(${arrived} - ${open}, 0))::float8`.as("over"),
      total: valueOf(lines.qty).as("total"),
      receivedTotal: valueOf(received).as("received_total"),
      openTotal: valueOf(open).as("open_total"),
      returned: sql<number>`coalesce(sum(${back.pieces}), 0)::float8`.as("returned_sum"),
      returnedTotal: sql<string>`coalesce(sum(${back.credit}), 0.00)::numeric(24, 2)::text`.as(
        "returned_total",
      ),
      unknown: sql<number>`count(*) filter (where ${lines.cost} is null)::integer`.as("unknown"),
    })
    .from(lines)
    .leftJoin(
      booked,
      sql`${booked.purchaseId} = ${lines.purchaseId} and ${booked.productId} = ${lines.productId}`,
    )
    .leftJoin(back, sql`${back.purchaseId} = ${lines.purchaseId} and ${back.productId} = ${lines.productId}`)
    .groupBy(lines.purchaseId)
    .as("sums");
};
