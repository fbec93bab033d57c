import type { FigureRow } from "@shop/contract/figures/endpoints.ts";
import type { FigureDimension } from "@shop/domain/figures/figures.ts";
import { desc, inArray, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { categories } from "../categories/categories.table.ts";
import { orderLines } from "../orders/lines/order-lines.table.ts";
import { orders } from "../orders/orders.table.ts";
import { products } from "../products/products.table.ts";

/** What rows of a dimension are called. */
export type PartName = Pick<FigureRow, "name" | "name_ar" | "part_number">;

interface NamedRow extends Pick<PartName, "name_ar"> {
  readonly key: string;
  readonly name: string;
  readonly part?: string | null;
}

const named = (rows: readonly NamedRow[]): Map<string, PartName> =>
  new Map(rows.map(({ key, name, name_ar, part = null }) => [key, { name, name_ar, part_number: part }]));

/** The names of rows by their keys: those of categories, branches and products; a product that is purged has the name under which it was last ordered. */
export async function findPartNames(
  queries: Queries,
  by: FigureDimension,
  found: readonly string[],
): Promise<ReadonlyMap<string, PartName>> {
  const ids = () => found.flatMap((key) => (key === "" ? [] : [Number(key)]));
  if (by === "category") {
    const { id, name, nameAr: name_ar } = categories;
    const key = sql<string>`${id}::text`;
    return named(await queries.select({ key, name, name_ar }).from(categories).where(inArray(id, ids())));
  }
  if (by === "branch") {
    const key = sql<string>`${orders.deliveryBranch} ->> 'en'`;
    const rows = await queries
      .select({ key, name: key, name_ar: sql<string>`max(${orders.deliveryBranch} ->> 'ar')` })
      .from(orders)
      .where(sql`${key} = any(${sql.param([...found])}::text[])`)
      .groupBy(sql`1`);
    return named(rows);
  }
  if (by !== "product") return new Map();
  const { productId, name, nameAr: name_ar, partNumber: part } = orderLines;
  const key = sql<string>`${productId}::text`;
  const ordered = await queries
    .selectDistinctOn([productId], { key, name, name_ar, part })
    .from(orderLines)
    .where(inArray(productId, ids()))
    .orderBy(productId, desc(orderLines.orderId));
  const known = await queries
    .select({
      key: sql<string>`${products.id}::text`,
      name: products.name,
      name_ar: products.name_ar,
      part: products.part_number,
    })
    .from(products)
    .where(inArray(products.id, ids()));
  return new Map([...named(ordered), ...named(known)]);
}
