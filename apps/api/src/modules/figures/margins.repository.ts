import type { DayRange, FigureDimension } from "@shop/domain/figures/figures.ts";
import { and, eq, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { orderLines } from "../orders/lines/order-lines.table.ts";
import { orders } from "../orders/orders.table.ts";
import { products } from "../products/products.table.ts";
import { isIn, isSale, keysOf, net } from "./figures.repository.ts";

/** What the lines of a part of the sales earn. */
export interface EarnedPart {
  /** The key of the part, as in its sales. */
  readonly key: string;
  /** Sales of the lines with a known cost, with more than two decimals. */
  readonly known: string;
  /** What the units that were kept of them cost. */
  readonly cost: string;
  /** Number of lines that were kept and whose cost is not known. */
  readonly unknown: number;
}

/**
 * What the lines of a period's sales earn, by the parts of a dimension. As in the sales of lines, those of an order are shared by the value of what was kept
 * of it, or where nothing was kept, of what was ordered; lines whose price is being updated (0) earn nothing yet.
 */
export const sumMargins = (queries: Queries, by: FigureDimension, range: DayRange): Promise<EarnedPart[]> => {
  const { orderId, price, qty, returned, cost, productId } = orderLines;
  const kept = sql`(${qty} - ${returned})`;
  const sold = queries.$with("sold").as(
    queries
      .select({
        id: sql<number>`${orders.id}`.as("sold_id"),
        net: sql`${net}`.as("net"),
        kept: sql`sum(${price} * ${kept})`.as("kept"),
        ordered: sql`sum(${price} * ${qty})`.as("ordered"),
      })
      .from(orders)
      .innerJoin(orderLines, eq(orderId, orders.id))
      .where(and(isSale, isIn(range)))
      .groupBy(orders.id),
  );
  const value = sql`(case when ${sold.kept} > 0 then ${sold.net} * ${price} * ${kept} / ${sold.kept}
    when ${sold.ordered} > 0 then ${sold.net} * ${price} * ${qty} / ${sold.ordered} else 0 end)`;
  const isKnown = sql`${cost} is not null and ${price} > 0`;
  return queries
    .with(sold)
    .select({
      key: sql<string>`coalesce(${keysOf[by].key}, '')`,
      known: sql<string>`coalesce(sum(${value}) filter (where ${isKnown}), 0)::text`,
      cost: sql<string>`coalesce(sum(${cost} * ${kept}) filter (where ${isKnown}), 0.00)::text`,
      unknown: sql`count(*) filter (where ${cost} is null and ${price} > 0 and ${kept} > 0)`.mapWith(Number),
    })
    .from(sold)
    .innerJoin(orders, eq(orders.id, sold.id))
    .innerJoin(orderLines, eq(orderId, sold.id))
    .leftJoin(products, eq(products.id, productId))
    .groupBy(sql`1`);
};
