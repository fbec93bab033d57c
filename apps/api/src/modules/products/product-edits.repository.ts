import { foldPartNumber } from "@shop/domain/search/folding.ts";
import { and, asc, eq, inArray, isNotNull, lt, ne, type SQL, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { productImages } from "./product-images.table.ts";
import { productKeys } from "./product-keys/product-keys.table.ts";
import { dropPurgedLinks } from "./product-links.repository.ts";
import { isSold } from "./product-visibility.ts";
import { type ProductRow, products } from "./products.table.ts";

/** One product, deleted or not, or undefined. */
export async function findAnyProduct(queries: Queries, id: number): Promise<ProductRow | undefined> {
  const [row] = await queries.select().from(products).where(eq(products.id, id));
  return row;
}

/** One product, deleted or not, or undefined; locks its row until the transaction ends. */
export async function lockProduct(transaction: Queries, id: number): Promise<ProductRow | undefined> {
  const [row] = await transaction.select().from(products).where(eq(products.id, id)).for("update");
  return row;
}

/**
 * Locks the products that meet a condition until the transaction ends; returns their ids. Every lock goes by ascending id, as those of orders do, so
 * that none waits for another that waits for it.
 */
export async function lockProducts(transaction: Queries, condition: SQL | undefined): Promise<number[]> {
  const rows = await transaction
    .select({ id: products.id })
    .from(products)
    .where(condition)
    .orderBy(asc(products.id))
    .for("update");
  return rows.map(({ id }) => id);
}

/** Inserts a product. */
export async function insertProduct(
  transaction: Queries,
  values: typeof products.$inferInsert,
): Promise<ProductRow> {
  const [row] = await transaction.insert(products).values(values).returning();
  if (!row) throw new Error("A product was not stored.");
  return row;
}

/** Updates a product and increments its version. */
export async function updateProduct(
  transaction: Queries,
  id: number,
  change: Partial<typeof products.$inferInsert>,
): Promise<ProductRow> {
  const [row] = await transaction
    .update(products)
    .set({ ...change, version: sql`${products.version} + 1`, updated_at: sql`now()` })
    .where(eq(products.id, id))
    .returning();
  if (!row) throw new Error(`Product ${id} was not stored.`);
  return row;
}

/** Whether another product on sale has the same folded part number. */
export async function isPartNumberTaken(queries: Queries, partNumber: string, id: number): Promise<boolean> {
  const [row] = await queries
    .select({ id: products.id })
    .from(productKeys)
    .innerJoin(products, eq(products.id, productKeys.productId))
    .where(and(eq(productKeys.partKey, foldPartNumber(partNumber)), ne(products.id, id), isSold))
    .limit(1);
  return row !== undefined;
}

/** Sets `updated_at` of a product without incrementing its version, so that open forms cause no edit conflict. */
export async function touchProduct(transaction: Queries, id: number): Promise<void> {
  await transaction
    .update(products)
    .set({ updated_at: sql`now()` })
    .where(eq(products.id, id));
}

/** Copies picture records to another product, in the order of their ids; unknown ids are left out. */
export async function copyImages(
  transaction: Queries,
  productId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await transaction
    .select()
    .from(productImages)
    .where(inArray(productImages.id, [...ids]));
  const copies = ids.flatMap((id) => rows.filter((row) => row.id === id));
  if (copies.length === 0) return;
  await transaction
    .insert(productImages)
    .values(copies.map(({ image, alt, altAr }, position) => ({ image, position, alt, altAr, productId })));
}

/** Purges products that were deleted so many days ago, with the links to them. */
export async function purgeProducts(queries: Queries, days: number): Promise<void> {
  await queries
    .delete(products)
    .where(
      and(
        isNotNull(products.deleted_at),
        lt(products.deleted_at, sql`now() - make_interval(days => ${days})`),
      ),
    );
  await dropPurgedLinks(queries);
}
