import { asc, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { isSold } from "../products/product-visibility.ts";
import { products } from "../products/products.table.ts";

/** Stock and cost of products by their ids, also of deleted ones, locked in their order, as orders lock them. */
export async function lockStocks(transaction: Queries, ids: readonly number[]) {
  const rows = await transaction
    .select({
      id: products.id,
      amount: products.amount,
      cost: products.cost_price,
      value: products.stock_value,
      isSold: sql<boolean>`${isSold}`,
    })
    .from(products)
    .where(sql`${products.id} = any(${sql.param([...ids])}::integer[])`)
    .orderBy(asc(products.id))
    .for("update");
  return new Map(rows.map((row) => [row.id, row]));
}

/** A locked product. */
export type LockedStock =
  Awaited<ReturnType<typeof lockStocks>> extends ReadonlyMap<number, infer S> ? S : never;

/** Adds to what the stock of locked products is worth, and increments their versions; answers what one piece costs afterwards, by product. */
export async function addWorth(
  transaction: Queries,
  added: readonly { readonly id: number; readonly stock: string }[],
): Promise<ReadonlyMap<number, string | null>> {
  const rows = await transaction
    .update(products)
    .set({
      stock_value: sql`${products.stock_value} + added.stock`,
      version: sql`${products.version} + 1`,
      updated_at: sql`now()`,
    })
    .from(sql`jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as added (id integer, stock numeric)`)
    .where(sql`${products.id} = added.id`)
    .returning({ id: products.id, cost: products.cost_price });
  return new Map(rows.map(({ id, cost }) => [id, cost]));
}
