import type { FullOverview } from "@shop/contract/overview/overview.ts";
import { asidePlaces } from "@shop/domain/books/postings.ts";
import { UNPAID_DAYS } from "@shop/domain/constants.ts";
import { minorOf, sumOf } from "@shop/domain/money/money.ts";
import { addDays } from "@shop/domain/orders/list/shop-days.ts";
import { and, count, eq, gte, inArray, or, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { withUnitsAside } from "../books/units-aside.ts";
import { sumDay } from "../cash-up/cash-up.repository.ts";
import { startOfDay } from "../orders/list/order-filter.ts";
import { orders } from "../orders/orders.table.ts";
import { orderPayments } from "../orders/payments/order-payments.table.ts";
import { products } from "../products/products.table.ts";

/** Days after today whose expiring quotations are counted, beside those that expire today. */
const ENDING_DAYS = 2;

/** The orders that were sent, and the delivered ones of those placed from a day on that are not all paid, with what they owe. */
async function findOwing(
  queries: Queries,
  since: string,
): Promise<Pick<FullOverview["day"], "out" | "unpaid" | "unpaid_since">> {
  // An entry that takes another one back is subtracted.
  const paid = sql`sum(case when (${orderPayments.kind} = 'refund') = (${orderPayments.voids} is null) then -${orderPayments.amount} else ${orderPayments.amount} end)`;
  const owing = queries
    .select({
      state: orders.state,
      due: sql<string>`greatest(${orders.total} + coalesce(${orders.deliveryCost}, 0) + ${orders.paymentFee} - ${orders.returned}
        - ${orders.deliveryReturned} - ${orders.feeReturned} - coalesce(${paid}, 0), 0)`.as("due"),
    })
    .from(orders)
    .leftJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .where(
      or(
        eq(orders.state, "sent"),
        and(eq(orders.state, "delivered"), gte(orders.createdAt, startOfDay(since))),
      ),
    )
    .groupBy(orders.id)
    .as("owing");
  const rows = await queries
    .select({
      state: owing.state,
      orders: count(),
      owing: sql`count(*) filter (where ${owing.due} > 0)`.mapWith(Number),
      due: sql<string>`coalesce(sum(${owing.due}), 0)::numeric(24, 2)::text`,
    })
    .from(owing)
    .groupBy(owing.state);
  const none = { orders: 0, owing: 0, due: "0.00" };
  const sent = rows.find(({ state }) => state === "sent") ?? none;
  const delivered = rows.find(({ state }) => state === "delivered") ?? none;
  return {
    out: { orders: sent.orders, due: sent.due },
    unpaid: { orders: delivered.owing, due: delivered.due },
    unpaid_since: since,
  };
}

/** Numbers of products on sale of which units are aside, by where they are. */
async function countAside(
  queries: Queries,
): Promise<Pick<FullOverview["day"], (typeof asidePlaces)[number]>> {
  const counts = { coming_back: 0, not_for_sale: 0 };
  for (const place of asidePlaces) {
    counts[place] = await queries.$count(
      products,
      sql`${products.id} in (${withUnitsAside(place)}) and ${products.deleted_at} is null`,
    );
  }
  return counts;
}

/** What is to be done with orders on a day of the shop, and the money of that day by method. */
export async function findDay(queries: Queries, today: string): Promise<FullOverview["day"]> {
  const [row] = await queries
    .select({
      to_pack: sql`count(*) filter (where ${orders.state} = 'confirmed')`.mapWith(Number),
      quotations: sql`count(*) filter (where ${orders.state} = 'quoted')`.mapWith(Number),
      quotations_ending:
        sql`count(*) filter (where ${orders.state} = 'quoted' and ${orders.validUntil} between ${today}::date and ${addDays(today, ENDING_DAYS)}::date)`.mapWith(
          Number,
        ),
    })
    .from(orders)
    .where(inArray(orders.state, ["confirmed", "quoted"]));
  const sums = Map.groupBy(await sumDay(queries, today), ({ method }) => method);
  return {
    to_pack: row?.to_pack ?? 0,
    ...(await findOwing(queries, addDays(today, -UNPAID_DAYS))),
    ...(await countAside(queries)),
    quotations: row?.quotations ?? 0,
    quotations_ending: row?.quotations_ending ?? 0,
    money: [...sums]
      .map(([method, rows]) => ({ method, net: sumOf(rows.map(({ net }) => net)) }))
      .filter(({ net }) => minorOf(net) !== 0n),
  };
}
