import { COUNT_EXACT_UP_TO } from "@shop/contract/constants.ts";
import { and, asc, count, eq, inArray, ne, type SQL, sql } from "drizzle-orm";

import { continueIds, inBatches } from "../../database/bulk.ts";
import type { Queries } from "../../database/database.ts";
import { productImages } from "./product-images.table.ts";
import type { ProductOrder } from "./product-order.ts";
import { type ProductRow, products } from "./products.table.ts";

/** A stored picture record. */
export type ImageRow = typeof productImages.$inferSelect;

/** What narrows a list. */
export interface ProductFilter {
  readonly categoryId?: number | undefined;
  readonly subCategoryId?: number | undefined;
  readonly notSubCategoryId?: number | undefined;
  readonly notId?: number | undefined;
  /** A subquery for the ids, from another module. */
  readonly among?: SQL | undefined;
}

/** Which part of a list is wanted. */
export interface ListPart {
  readonly filter: ProductFilter;
  readonly order: ProductOrder;
  readonly cursor: string | undefined;
  /** Rows at the most. */
  readonly limit: number;
}

const matching = (filter: ProductFilter): SQL | undefined =>
  and(
    filter.categoryId === undefined ? undefined : eq(products.categoryId, filter.categoryId),
    filter.subCategoryId === undefined ? undefined : eq(products.subCategoryId, filter.subCategoryId),
    filter.notSubCategoryId === undefined ? undefined : ne(products.subCategoryId, filter.notSubCategoryId),
    filter.notId === undefined ? undefined : ne(products.id, filter.notId),
    filter.among && sql`${products.id} in (${filter.among})`,
  );

const partOf = ({ filter, cursor, order }: ListPart): SQL | undefined =>
  and(matching(filter), cursor === undefined ? undefined : order.after(cursor));

/** One part of a list. */
export const findProducts = (queries: Queries, part: ListPart): Promise<ProductRow[]> =>
  queries
    .select()
    .from(products)
    .where(partOf(part))
    .orderBy(...part.order.by)
    .limit(part.limit);

/** How many products a filter lets through; one more than {@link COUNT_EXACT_UP_TO} stands for all that is beyond. */
export async function countProducts(queries: Queries, filter: ProductFilter): Promise<number> {
  const counted = queries
    .select({ one: sql`1`.as("one") })
    .from(products)
    .where(matching(filter))
    .limit(COUNT_EXACT_UP_TO + 1)
    .as("counted");
  const [row] = await queries.select({ total: count() }).from(counted);
  return row?.total ?? 0;
}

/** One product, or undefined. */
export async function findProduct(queries: Queries, id: number): Promise<ProductRow | undefined> {
  const [row] = await queries.select().from(products).where(eq(products.id, id));
  return row;
}

/** The products of some ids, in no order. */
export const findProductsById = (queries: Queries, ids: number[]): Promise<ProductRow[]> =>
  queries.select().from(products).where(inArray(products.id, ids));

/** The picture records of some products, in order. */
export const findImages = (queries: Queries, productIds: number[]): Promise<ImageRow[]> =>
  queries
    .select()
    .from(productImages)
    .where(inArray(productImages.productId, productIds))
    .orderBy(asc(productImages.id));

/** Stores products and picture records with the ids that they have. */
export async function insertProducts(
  transaction: Queries,
  rows: readonly (typeof products.$inferInsert)[],
  images: readonly ImageRow[],
): Promise<void> {
  await inBatches(rows, (batch) => transaction.insert(products).values(batch));
  await inBatches(images, (batch) => transaction.insert(productImages).values(batch));
  await continueIds(transaction, products);
  await continueIds(transaction, productImages);
}
