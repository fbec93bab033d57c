import type { Reservation } from "@shop/domain/orders/order-request.ts";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { orderLines } from "./order-lines.table.ts";
import { orders } from "./orders.table.ts";

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

/** How many lines the unconfirmed orders and quotations of a sender have, by its hash, and how many bytes they take. */
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
    .where(and(inArray(orders.state, ["quoted", "received"]), eq(orders.sender, sender)));
  return row ?? { lines: 0, bytes: 0 };
}
