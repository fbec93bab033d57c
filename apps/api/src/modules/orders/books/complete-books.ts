import { type OrderPosting, orderPostings } from "@shop/domain/books/order-postings.ts";
import { countedEntries } from "@shop/domain/orders/list/counted-entries.ts";
import { and, asc, eq, exists, gt, inArray, isNull, not, notExists, or, type SQL, sql } from "drizzle-orm";

import type { Database } from "../../../database/database.ts";
import { postings } from "../../books/postings.table.ts";
import { orderLines } from "../lines/order-lines.table.ts";
import { type StoredOrder, withLines } from "../orders.repository.ts";
import { orders } from "../orders.table.ts";
import { differences, insertPostings, type NewPosting } from "./post-order.ts";

const BATCH = 500;

/** Units of a line that parcels had at a time; those without any parcel, as in old orders, when the order became what it is. */
function sentAt(order: StoredOrder, place: number, at: Date): number {
  const ofLine = (parcels: StoredOrder["parcels"]): number =>
    parcels
      .flatMap(({ lines }) => lines)
      .filter((line) => line.place === place)
      .reduce((sum, { qty }) => sum + qty, 0);
  const parcels = countedEntries(order.parcels);
  const unparcelled = (order.lines[place]?.sent ?? 0) - ofLine(parcels);
  return ofLine(parcels.filter((one) => one.at <= at)) + (at >= order.stateChangedAt ? unparcelled : 0);
}

/** The postings of an order from before the books were kept: its parcels and returns that count, each on its day. */
function earlierPostings(order: StoredOrder): NewPosting[] {
  const times = [...countedEntries(order.parcels), ...countedEntries(order.returns)].map(({ at }) =>
    at.getTime(),
  );
  const moments = [...new Set([...times, order.stateChangedAt.getTime()])].toSorted(
    (one, other) => one - other,
  );
  let before: OrderPosting[] = [];
  return moments.flatMap((time) => {
    const at = new Date(time);
    const stood = orderPostings({
      ...order,
      lines: order.lines.map((line, place) => Object.assign({}, line, { sent: sentAt(order, place, at) })),
      returns: order.returns.filter((one) => one.at <= at),
    });
    const added = differences(before, stood);
    before = stood;
    return added.map((row) => Object.assign(row, { orderId: order.id, at, by: "" }));
  });
}

/** Writes the postings of orders from before the books were kept: what was handed over, and where their units are; on one node at a time. */
export async function completeBooks(
  { queries, exclusively, analyze }: Pick<Database, "queries" | "exclusively" | "analyze">,
  log: (line: string) => void,
): Promise<void> {
  const isWaiting = sql`(${orders.state} = 'received' and ${orders.request})`;
  const linesOf = (condition: SQL) =>
    queries
      .select({ one: sql`1` })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, sql`${orders.id}`), condition));
  const lacking = (limit = BATCH) =>
    queries
      .select()
      .from(orders)
      .where(
        and(
          or(
            and(inArray(orders.state, ["received", "confirmed", "sent", "delivered"]), not(isWaiting)),
            exists(linesOf(gt(orderLines.sent, 0))),
          ),
          notExists(
            queries
              .select({ one: sql`1` })
              .from(postings)
              .where(and(eq(postings.orderId, sql`${orders.id}`), isNull(postings.cause))),
          ),
        ),
      )
      .orderBy(asc(orders.id))
      .limit(limit);
  if ((await lacking(1)).length === 0) return;
  await exclusively("books", async () => {
    let done = 0;
    for (let rows = await lacking(); rows.length > 0; rows = await lacking()) {
      const found = await withLines(queries, rows);
      await insertPostings(queries, found.flatMap(earlierPostings));
      done += found.length;
    }
    if (done === 0) return;
    await analyze();
    log(`${done} orders were posted, each on the days of its parcels and returns.`);
  });
}
