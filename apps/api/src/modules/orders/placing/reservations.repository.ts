import type { Reservation } from "@shop/domain/orders/placing/order-request.ts";
import { and, eq, inArray, isNotNull, not, or, type SQL, sql } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import { orderLines } from "../lines/order-lines.table.ts";
import { orders } from "../orders.table.ts";

async function sumReservations(queries: Queries, isOwn: SQL): Promise<Reservation> {
  const holding = queries.$with("holding").as(
    queries
      .select({ id: orders.id, total: orders.total })
      .from(orders)
      .where(and(eq(orders.state, "received"), eq(orders.request, false), isOwn)),
  );
  const [row] = await queries
    .with(holding)
    .select({
      pieces: sql<number>`(select coalesce(sum(${orderLines.qty}), 0) from ${orderLines}
        where ${orderLines.orderId} in (select ${holding.id} from ${holding}))::float8`,
      value: sql<string>`coalesce(sum(${holding.total}), 0.00)::text`,
    })
    .from(holding);
  return row ?? { pieces: 0, value: "0.00" };
}

/** What the unconfirmed orders of a phone, by its key, hold of the stock. */
export const reservationsOfPhone = (queries: Queries, phoneKey: string): Promise<Reservation> =>
  sumReservations(queries, eq(orders.phoneKey, phoneKey));

/** What the unconfirmed orders of a sender, by its hash, hold of the stock. */
export const reservationsOfSender = (queries: Queries, sender: string): Promise<Reservation> =>
  sumReservations(queries, eq(orders.sender, sender));

/** Orders that their buyers have cancelled and that still count for their senders: those of the last day. */
const isLatelyCancelled = sql`(${orders.state} = 'cancelled' and ${orders.createdAt} > now() - interval '1 day')`;

/** Forgets the senders of cancelled orders that no longer count for them. */
export async function forgetSenders(queries: Queries): Promise<void> {
  await queries
    .update(orders)
    .set({ sender: null })
    .where(and(eq(orders.state, "cancelled"), isNotNull(orders.sender), not(isLatelyCancelled)));
}

/** How many lines the unconfirmed orders, the quotations and the lately cancelled orders of a sender have, by its hash, and how many bytes they take. */
export async function storedOfSender(
  queries: Queries,
  sender: string,
): Promise<{ readonly lines: number; readonly bytes: number }> {
  const [row] = await queries
    .select({
      lines: sql<number>`count(${orderLines.orderId})::integer`,
      bytes: sql<number>`coalesce(sum(pg_column_size(${orderLines}.*)), 0)::float8
        + coalesce(sum(pg_column_size(${orders}.*)) filter (where ${orderLines.place} = 0), 0)::float8`,
    })
    .from(orders)
    .leftJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(eq(orders.sender, sender), or(inArray(orders.state, ["quoted", "received"]), isLatelyCancelled)),
    );
  return row ?? { lines: 0, bytes: 0 };
}
