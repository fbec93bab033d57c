import type { FigureRow } from "@shop/contract/figures/endpoints.ts";
import {
  type DayRange,
  type FigureDimension,
  isOfLines,
  MAX_FIGURE_ROWS,
} from "@shop/domain/figures/figures.ts";
import {
  and,
  asc,
  between,
  eq,
  gt,
  inArray,
  isNotNull,
  ne,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { postings } from "../books/postings.table.ts";
import { startOfDay } from "../orders/list/order-filter.ts";
import { orders } from "../orders/orders.table.ts";

/** A period and the one that it is compared with. */
interface ComparedRanges {
  readonly now: DayRange;
  readonly before: DayRange;
}

/** What goods have earned as it is summed: sales with a known cost, what those goods cost, what was lost, and the lines without a cost. */
export interface SummedMargin {
  readonly known: string;
  readonly cost: string;
  readonly loss: string;
  readonly unknown: number;
}

/** A part of sales as it is summed, with the number and the sums of all parts. */
export interface SummedPart
  extends Pick<FigureRow, "key" | "orders" | "units" | "sales" | "before">, SummedMargin {
  readonly all: Pick<FigureRow, "units" | "sales" | "before"> & SummedMargin & { readonly rows: number };
}

const isIn = ({ from, to }: DayRange): SQL => between(postings.day, from, to);
const isGoods = eq(postings.kind, "goods");

/** Orders of which something was handed over for the first time; the index `postings_handed_over` has no others. */
const isHandedOver = gt(postings.orders, 0);
const orderCount = sql`count(distinct ${postings.orderId})`.mapWith(Number);

/** The number of orders that were handed over in a period. */
export async function countHandedOver(queries: Queries, range: DayRange): Promise<number> {
  const [row] = await queries
    .select({ orders: orderCount })
    .from(postings)
    .where(and(isIn(range), isHandedOver));
  return row?.orders ?? 0;
}

/** What a day of a period has sold. */
export interface DaySums {
  readonly day: string;
  /** The orders that were handed over. */
  readonly orders: number;
  /** What goods were sold for without tax, less what came back on the day. */
  readonly sales: string;
}

/** The sums of each day of a period that has any. */
export async function sumDays(queries: Queries, range: DayRange): Promise<DaySums[]> {
  const { day, net } = postings;
  const counts = await queries
    .select({ day, orders: orderCount })
    .from(postings)
    .where(and(isIn(range), isHandedOver))
    .groupBy(day);
  const handedOver = new Map(counts.map((one) => [one.day, one.orders]));
  const sums = await queries
    .select({ day, sales: sql<string>`sum(${net})::text` })
    .from(postings)
    .where(and(isIn(range), isGoods))
    .groupBy(day);
  return sums.map((one) => ({ day: one.day, orders: handedOver.get(one.day) ?? 0, sales: one.sales }));
}

/** What was sold in a period by kind and rate of tax, the highest rate first. */
export const sumRates = (queries: Queries, range: DayRange) =>
  queries
    .select({
      kind: postings.kind,
      rate: postings.rate,
      net: sql<string>`sum(${postings.net})::text`,
      vat: sql<string>`sum(${postings.vat})::text`,
    })
    .from(postings)
    // What goods were corrected to have cost is of no order, and of no rate.
    .where(
      and(isIn(range), isNotNull(postings.orderId), inArray(postings.kind, ["goods", "delivery", "fee"])),
    )
    .groupBy(postings.kind, postings.rate)
    .orderBy(sql`${postings.rate} desc nulls last`);

/** The number of requests that were placed in a period and wait, and their sum. */
export async function sumRequests(queries: Queries, { from, to }: DayRange) {
  const [row] = await queries
    .select({
      requests: sql`count(*)`.mapWith(Number),
      requests_total: sql<string>`coalesce(sum(${orders.total}), 0.00)::text`,
    })
    .from(orders)
    .where(
      and(
        eq(orders.state, "received"),
        eq(orders.request, true),
        sql`${orders.createdAt} >= ${startOfDay(from)} and ${orders.createdAt} < ${startOfDay(to, 1)}`,
      ),
    );
  return row ?? { requests: 0, requests_total: "0.00" };
}

/** The column by which the postings of a dimension are counted, as a text. */
const keys: Readonly<Record<FigureDimension, SQLWrapper>> = {
  channel: postings.channel,
  branch: postings.branch,
  place: postings.place,
  person: postings.person,
  category: sql`${postings.categoryId}::text`,
  brand: postings.brand,
  product: sql`${postings.productId}::text`,
};

const totalOfGoods = (column: SQLWrapper): SQL<string> =>
  sql<string>`coalesce(sum(${column}) filter (where ${isGoods}), 0)`;
const totalWhere = (column: SQLWrapper, condition: SQLWrapper): SQL<string> =>
  sql<string>`coalesce(sum(${column}) filter (where ${condition}), 0)`;
const money = (column: SQLWrapper): SQL<string> => sql<string>`(${column} + 0.00)::text`;
const moneyOfAll = (column: SQLWrapper): SQL<string> => sql<string>`(sum(${column}) over () + 0.00)::text`;
const countOfAll = (column: SQLWrapper) => sql`sum(${column}) over ()`.mapWith(Number);

/** The sales of a period and of the one before by a dimension, the highest first, at most {@link MAX_FIGURE_ROWS}; each with the sums of all. */
export async function sumParts(
  queries: Queries,
  by: FigureDimension,
  { now, before }: ComparedRanges,
): Promise<SummedPart[]> {
  const isByLine = isOfLines(by);
  const { orderId, productId, known } = postings;
  // What an order has of a product in a period is one: what came back of it in the same period was not sold.
  const sold = queries
    .select({
      key: sql<string>`coalesce(${keys[by]}, '')`.as("key"),
      orderId,
      productId,
      known,
      isNow: sql<boolean>`${isIn(now)}`.as("is_now"),
      isHanded: sql<boolean>`bool_or(${isByLine ? postings.units : postings.orders} > 0)`.as("is_handed"),
      units: totalOfGoods(postings.units).as("units"),
      net: totalOfGoods(postings.net).as("net"),
      cost: totalOfGoods(postings.cost).as("cost"),
      loss: sql<string>`sum(${postings.loss})`.as("loss"),
    })
    .from(postings)
    .where(
      and(
        or(isIn(now), isIn(before)),
        // What is lost of the stock is of no order, but of a product.
        or(inArray(postings.kind, isByLine ? ["goods"] : ["order", "goods"]), ne(postings.loss, "0")),
      ),
    )
    // By position: as parameters, two mentions of a period would be different expressions.
    .groupBy(sql`1`, orderId, productId, known, sql`5`)
    .as("sold");
  const { isNow } = sold;
  const parts = queries
    .select({
      key: sold.key,
      orders: sql`count(distinct ${sold.orderId}) filter (where ${isNow} and ${sold.isHanded})`.as(
        "order_count",
      ),
      units: totalWhere(sold.units, isNow).as("unit_count"),
      sales: totalWhere(sold.net, isNow).as("sales"),
      before: totalWhere(sold.net, sql`not ${isNow}`).as("before"),
      known: totalWhere(sold.net, sql`${isNow} and ${sold.known}`).as("known_sales"),
      cost: totalWhere(sold.cost, isNow).as("all_cost"),
      loss: totalWhere(sold.loss, isNow).as("all_loss"),
      unknown: sql`count(*) filter (where ${isNow} and not ${sold.known} and ${sold.units} > 0)`.as(
        "unknown",
      ),
    })
    .from(sold)
    .groupBy(sold.key)
    .as("parts");
  return (
    queries
      .select({
        key: parts.key,
        orders: sql`${parts.orders}`.mapWith(Number),
        units: sql`${parts.units}`.mapWith(Number),
        sales: money(parts.sales),
        before: money(parts.before),
        known: money(parts.known),
        cost: money(parts.cost),
        loss: money(parts.loss),
        unknown: sql`${parts.unknown}`.mapWith(Number),
        all: {
          rows: sql`count(*) over ()`.mapWith(Number),
          units: countOfAll(parts.units),
          sales: moneyOfAll(parts.sales),
          before: moneyOfAll(parts.before),
          known: moneyOfAll(parts.known),
          cost: moneyOfAll(parts.cost),
          loss: moneyOfAll(parts.loss),
          unknown: countOfAll(parts.unknown),
        },
      })
      .from(parts)
      // As expressions: by their names they would be the texts that are selected.
      .orderBy(sql`${parts.sales} + 0 desc`, sql`${parts.before} + 0 desc`, asc(parts.key))
      .limit(MAX_FIGURE_ROWS)
  );
}
