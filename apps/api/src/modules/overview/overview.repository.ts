import type { FullOverview } from "@shop/contract/overview/overview.ts";
import { OVERVIEW_ROWS } from "@shop/domain/constants.ts";
import { saleStates } from "@shop/domain/orders/order-state.ts";
import { and, asc, count, desc, eq, gte, inArray, isNull, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { lacks } from "../find/listings/product-gaps.ts";
import { mails } from "../mails/mails.table.ts";
import { orderLines } from "../orders/lines/order-lines.table.ts";
import { startOfDay } from "../orders/list/order-filter.ts";
import { orders } from "../orders/orders.table.ts";
import { isLowStock } from "../products/product-conditions.ts";
import { isSeenIn, type SeenIn } from "../products/product-visibility.ts";
import { products } from "../products/products.table.ts";

const named = { id: products.id, name: products.name, name_ar: products.name_ar };

const noCounts = { orders: 0, waiting: 0, requests: 0, requests_total: "0.00" };

/** Orders that were confirmed, from a day on: anybody can place one (D-43). */
const soldSince = (day: string) =>
  and(gte(orders.createdAt, startOfDay(day)), inArray(orders.state, [...saleStates]));

/** The number of orders to confirm, of those that were placed before a moment, and of requests with their sum. */
export async function countToConfirm(
  queries: Queries,
  before: Date,
): Promise<Omit<FullOverview["to_confirm"], "waiting_hours" | "proofs">> {
  const [row] = await queries
    .select({
      orders: count(),
      waiting: sql`count(*) filter (where ${orders.createdAt} < ${before.toISOString()})`.mapWith(Number),
      requests: sql`count(*) filter (where ${orders.request})`.mapWith(Number),
      requests_total: sql<string>`coalesce(sum(${orders.total}) filter (where ${orders.request}), 0.00)::text`,
    })
    .from(orders)
    .where(eq(orders.state, "received"));
  return row ?? noCounts;
}

/** The products that are seen in a place of which most pieces were sold and kept, from a day on. */
export function findBestSellers(
  queries: Queries,
  { since, limit, place }: { readonly since: string; readonly limit: number; readonly place: SeenIn },
): Promise<FullOverview["best_sellers"]> {
  // Limited before names are joined: otherwise PostgreSQL may sum all lines once in each of its parallel workers.
  const best = queries.$with("best").as(
    queries
      .select({
        productId: orderLines.productId,
        pieces: sql`sum(${orderLines.qty} - ${orderLines.returned})`.as("pieces"),
      })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(
        and(
          soldSince(since),
          inArray(
            orderLines.productId,
            queries.select({ id: products.id }).from(products).where(isSeenIn(place)),
          ),
        ),
      )
      .groupBy(orderLines.productId)
      .having(sql`sum(${orderLines.qty} - ${orderLines.returned}) > 0`)
      .orderBy(sql`pieces desc`, asc(orderLines.productId))
      .limit(limit),
  );
  return queries
    .with(best)
    .select({ ...named, pieces: sql`${best.pieces}`.mapWith(Number) })
    .from(best)
    .innerJoin(products, eq(products.id, best.productId))
    .orderBy(desc(best.pieces), asc(products.id));
}

/** Products that the shop shows: only they await somebody's work. */
const isShown = isSeenIn("lists");

/** Numbers of shown products with low stock, without a price and without an Arabic name. */
export async function countProductStates(
  queries: Queries,
): Promise<Readonly<Record<"low" | "price" | "name_ar", number>>> {
  const [row] = await queries
    .select({
      low: sql`count(*) filter (where ${isLowStock})`.mapWith(Number),
      price: sql`count(*) filter (where ${lacks.price})`.mapWith(Number),
      name_ar: sql`count(*) filter (where ${lacks.name_ar})`.mapWith(Number),
    })
    .from(products)
    .where(isShown);
  return row ?? { low: 0, price: 0, name_ar: 0 };
}

/** The number of shown products without a picture. */
export const countWithoutPicture = (queries: Queries): Promise<number> =>
  queries.$count(products, and(isShown, lacks.picture));

/** The number of shown products that lack a value of an attribute of their sub category. */
export const countWithoutSpecifications = (queries: Queries): Promise<number> =>
  queries.$count(products, and(isShown, lacks.specifications));

/** The shown products with the fewest pieces among those with low stock. */
export const findLowest = (queries: Queries): Promise<FullOverview["low_stock"]["lowest"]> =>
  queries
    .select({ ...named, amount: products.amount })
    .from(products)
    .where(and(isShown, isLowStock))
    .orderBy(asc(products.amount), asc(products.id))
    .limit(OVERVIEW_ROWS);

/** Numbers of mails that were not sent. */
export async function countUnsentMails(
  queries: Queries,
): Promise<Omit<FullOverview["mails"], "has_server" | "demonstration_address">> {
  const [row] = await queries
    .select({
      retrying: sql`count(${mails.lastError}) filter (where ${mails.givenUpAt} is null)`.mapWith(Number),
      given_up: count(mails.givenUpAt),
      kept: count(mails.keptAt),
    })
    .from(mails)
    .where(isNull(mails.sentAt));
  return row ?? { retrying: 0, given_up: 0, kept: 0 };
}
