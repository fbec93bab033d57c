import type { FigureRow } from "@shop/contract/figures/endpoints.ts";
import { SHOP_TIME_ZONE } from "@shop/domain/constants.ts";
import {
  type DayRange,
  type FigureDimension,
  isOfLines,
  type LineDimension,
  MAX_FIGURE_ROWS,
} from "@shop/domain/figures/figures.ts";
import { saleStates } from "@shop/domain/orders/order-state.ts";
import { and, asc, eq, inArray, or, type SQL, sql, type SQLWrapper } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { categories } from "../categories/categories.table.ts";
import { orderLines } from "../orders/lines/order-lines.table.ts";
import { seller, startOfDay } from "../orders/list/order-filter.ts";
import { orders } from "../orders/orders.table.ts";
import { products } from "../products/products.table.ts";

/** A period and the one that it is compared with. */
export interface ComparedRanges {
  readonly now: DayRange;
  readonly before: DayRange;
}

/** A part of sales as it is summed, with the number and the sums of all parts; sales by lines have more than two decimals. */
export interface SummedPart extends FigureRow {
  readonly all_rows: number;
  readonly all_units: number;
  readonly all_sales: string;
  readonly all_before: string;
}

/** The orders of a day that count as sales, or its requests. */
export interface DaySums {
  readonly day: string;
  readonly orders: number;
  readonly sales: string;
  readonly requests: number;
  readonly requests_total: string;
}

/** Condition of the orders of a period. */
export const isIn = ({ from, to }: DayRange): SQL =>
  sql`(${orders.createdAt} >= ${startOfDay(from)} and ${orders.createdAt} < ${startOfDay(to, 1)})`;
/** Condition of the orders that count as sales. */
export const isSale = inArray(orders.state, [...saleStates]);
const isRequest = sql`(${orders.state} = 'received' and ${orders.request})`;
/** What the goods of an order cost after its discount, less what came back. */
export const net = sql`(${orders.total} - ${orders.returned})`;

/** The sums of each day of a period that has any. */
export const sumDays = (queries: Queries, range: DayRange): Promise<DaySums[]> =>
  queries
    .select({
      day: sql<string>`to_char(${orders.createdAt} at time zone ${SHOP_TIME_ZONE}, 'YYYY-MM-DD')`,
      orders: sql`count(*) filter (where ${isSale})`.mapWith(Number),
      sales: sql<string>`coalesce(sum(${net}) filter (where ${isSale}), 0.00)::text`,
      requests: sql`count(*) filter (where ${isRequest})`.mapWith(Number),
      requests_total: sql<string>`coalesce(sum(${orders.total}) filter (where ${isRequest}), 0.00)::text`,
    })
    .from(orders)
    .where(and(isIn(range), or(isSale, isRequest)))
    // By position: as parameters, two mentions of the time zone would be different expressions.
    .groupBy(sql`1`);

const none = sql`null::text`;

/** What the rows of a dimension are called by. */
export const keysOf: Readonly<
  Record<
    FigureDimension,
    { readonly key: SQLWrapper; readonly name: SQL; readonly nameAr: SQL; readonly part?: SQL }
  >
> = {
  channel: { key: orders.channel, name: none, nameAr: none },
  branch: {
    key: sql`${orders.deliveryBranch} ->> 'en'`,
    name: sql`max(${orders.deliveryBranch} ->> 'en')`,
    nameAr: sql`max(${orders.deliveryBranch} ->> 'ar')`,
  },
  place: { key: orders.deliverTo, name: none, nameAr: none },
  person: { key: seller, name: none, nameAr: none },
  category: {
    key: sql`${products.category_id}::text`,
    name: sql`max(${categories.name})`,
    nameAr: sql`max(${categories.nameAr})`,
  },
  brand: { key: products.brand, name: none, nameAr: none },
  product: {
    key: sql`${orderLines.productId}::text`,
    name: sql`coalesce(max(${products.name}), max(${orderLines.name}))`,
    nameAr: sql`coalesce(max(${products.name_ar}), max(${orderLines.nameAr}))`,
    part: sql`coalesce(max(${products.part_number}), max(${orderLines.partNumber}))`,
  },
};

/** The sales of a period and of the one before by whole orders. */
const sumOrders = (queries: Queries, by: Exclude<FigureDimension, LineDimension>, ranges: ComparedRanges) => {
  const { key, name, nameAr } = keysOf[by];
  const isNow = isIn(ranges.now);
  const units = sql`(select sum(${orderLines.qty} - ${orderLines.returned}) from ${orderLines} where ${orderLines.orderId} = ${orders.id})`;
  return queries
    .select({
      key: sql<string>`coalesce(${key}, '')`.as("key"),
      name: sql<string | null>`${name}`.as("name"),
      name_ar: sql<string | null>`${nameAr}`.as("name_ar"),
      part_number: sql<string | null>`${none}`.as("part_number"),
      orders: sql`count(*) filter (where ${isNow})`.mapWith(Number).as("orders"),
      units: sql`coalesce(sum(${units}) filter (where ${isNow}), 0)`.mapWith(Number).as("units"),
      sales: sql<string>`coalesce(sum(${net}) filter (where ${isNow}), 0)`.as("sales"),
      before: sql<string>`coalesce(sum(${net}) filter (where ${isIn(ranges.before)}), 0)`.as("before"),
    })
    .from(orders)
    .where(and(isSale, or(isNow, isIn(ranges.before))))
    .groupBy(sql`1`);
};

/** The sales of a period and of the one before by lines: those of an order are shared by the value of what was kept of it. */
const sumLines = (queries: Queries, by: LineDimension, ranges: ComparedRanges) => {
  const { key, name, nameAr, part = none } = keysOf[by];
  const { orderId, price, qty, returned, productId } = orderLines;
  const sold = queries.$with("sold").as(
    queries
      .select({
        id: sql`${orders.id}`.as("sold_id"),
        net: sql`${net}`.as("net"),
        isNow: sql`${isIn(ranges.now)}`.as("is_now"),
        kept: sql`sum(${price} * (${qty} - ${returned}))`.as("kept"),
        ordered: sql`sum(${price} * ${qty})`.as("ordered"),
      })
      .from(orders)
      .innerJoin(orderLines, eq(orderId, orders.id))
      .where(and(isSale, or(isIn(ranges.now), isIn(ranges.before))))
      .groupBy(orders.id),
  );
  const value = sql`(case when ${sold.kept} > 0 then ${sold.net} * ${price} * (${qty} - ${returned}) / ${sold.kept}
    when ${sold.ordered} > 0 then ${sold.net} * ${price} * ${qty} / ${sold.ordered} else 0 end)`;
  return queries
    .with(sold)
    .select({
      key: sql<string>`coalesce(${key}, '')`.as("key"),
      name: sql<string | null>`${name}`.as("name"),
      name_ar: sql<string | null>`${nameAr}`.as("name_ar"),
      part_number: sql<string | null>`${part}`.as("part_number"),
      orders: sql`count(distinct ${sold.id}) filter (where ${sold.isNow})`.mapWith(Number).as("orders"),
      units: sql`coalesce(sum(${qty} - ${returned}) filter (where ${sold.isNow}), 0)`
        .mapWith(Number)
        .as("units"),
      sales: sql<string>`coalesce(sum(${value}) filter (where ${sold.isNow}), 0)`.as("sales"),
      before: sql<string>`coalesce(sum(${value}) filter (where not ${sold.isNow}), 0)`.as("before"),
    })
    .from(sold)
    .innerJoin(orderLines, eq(orderId, sold.id))
    .leftJoin(products, eq(products.id, productId))
    .leftJoin(categories, eq(categories.id, products.category_id))
    .groupBy(sql`1`);
};

/** The parts of the sales, the highest first, at most {@link MAX_FIGURE_ROWS}; each with the number and the sums of all. */
export async function sumParts(
  queries: Queries,
  by: FigureDimension,
  ranges: ComparedRanges,
): Promise<SummedPart[]> {
  const parts = (isOfLines(by) ? sumLines(queries, by, ranges) : sumOrders(queries, by, ranges)).as("parts");
  const { key, name, name_ar: nameAr, part_number: part, orders: count, units, sales, before } = parts;
  return (
    queries
      .select({
        key,
        name,
        name_ar: nameAr,
        part_number: part,
        orders: count,
        units,
        sales: sql<string>`${sales}::text`,
        before: sql<string>`${before}::text`,
        all_rows: sql`count(*) over ()`.mapWith(Number),
        all_units: sql`sum(${units}) over ()`.mapWith(Number),
        all_sales: sql<string>`(sum(${sales}) over ())::text`,
        all_before: sql<string>`(sum(${before}) over ())::text`,
      })
      .from(parts)
      // As expressions: by their names they would be the texts that are selected.
      .orderBy(sql`${sales} + 0 desc`, sql`${before} + 0 desc`, asc(key))
      .limit(MAX_FIGURE_ROWS)
  );
}
