import type { Visibility } from "@shop/domain/catalogue/visibility.ts";
import { COUNT_EXACT_UP_TO } from "@shop/domain/constants.ts";
import { noteReads } from "@shop/serving/reads.ts";
import { productTag } from "@shop/serving/tags.ts";
import { and, asc, count, eq, inArray, isNotNull, ne, type SQL, sql } from "drizzle-orm";

import { continueIds, inBatches } from "../../database/bulk.ts";
import type { Queries } from "../../database/database.ts";
import { isLowStock } from "./product-conditions.ts";
import { productFiles } from "./product-files.table.ts";
import { productImages } from "./product-images.table.ts";
import { productKeys } from "./product-keys/product-keys.table.ts";
import type { ProductOrder } from "./product-order.ts";
import { isSeenIn, type ListedIn, type SeenIn } from "./product-visibility.ts";
import { type ProductRow, products } from "./products.table.ts";

/** A stored picture record. */
export type ImageRow = typeof productImages.$inferSelect;

/** Conditions of a list. */
export interface ProductCriteria {
  /** Who reads the list. */
  readonly place: ListedIn;
  /** Only products of this visibility. */
  readonly visibility?: Visibility | undefined;
  readonly categoryId?: number | undefined;
  readonly subCategoryId?: number | undefined;
  readonly notSubCategoryId?: number | undefined;
  readonly notId?: number | undefined;
  /** Only products with these ids. */
  readonly among?: readonly number[] | undefined;
  /** True for deleted products instead of those on sale. */
  readonly deleted?: boolean | undefined;
  /** A further condition, from another module. */
  readonly condition?: SQL | undefined;
  /** True for products with low stock only. */
  readonly lowStock?: boolean | undefined;
  /** Only products on sale with this part number, folded. */
  readonly partKey?: string | undefined;
}

/** One part of a filtered, ordered list. */
export interface ListPart {
  readonly filter: ProductCriteria;
  readonly order: ProductOrder;
  readonly cursor: string | undefined;
  /** Rows at the most. */
  readonly limit: number;
}

/** The ids of products on sale with a folded part number. */
const withPartKey = (partKey: string): SQL =>
  sql`select ${productKeys.productId} from ${productKeys} where ${productKeys.partKey} = ${partKey}`;

/** The condition of a filter. */
export const matching = (filter: ProductCriteria): SQL | undefined =>
  and(
    filter.categoryId === undefined ? undefined : eq(products.category_id, filter.categoryId),
    filter.subCategoryId === undefined ? undefined : eq(products.sub_category_id, filter.subCategoryId),
    filter.notSubCategoryId === undefined ? undefined : ne(products.sub_category_id, filter.notSubCategoryId),
    filter.notId === undefined ? undefined : ne(products.id, filter.notId),
    filter.deleted ? isNotNull(products.deleted_at) : isSeenIn(filter.place),
    filter.visibility && eq(products.visibility, filter.visibility),
    filter.condition,
    filter.lowStock ? isLowStock : undefined,
    filter.partKey === undefined ? undefined : sql`${products.id} in (${withPartKey(filter.partKey)})`,
    filter.among && sql`${products.id} = any(${sql.param([...filter.among])}::integer[])`,
  );

/** The condition of a part of a list. */
export const partOf = ({ filter, cursor, order }: Omit<ListPart, "limit">): SQL | undefined =>
  and(matching(filter), cursor === undefined ? undefined : order.after(cursor));

/** Names and part numbers of all deleted products. */
export const findDeletedNames = (
  queries: Queries,
): Promise<Pick<ProductRow, "id" | "name" | "name_ar" | "part_number">[]> => {
  noteReads(["products"]);
  const { id, name, name_ar, part_number } = products;
  return queries
    .select({ id, name, name_ar, part_number })
    .from(products)
    .where(isNotNull(products.deleted_at));
};

/** How many products match a filter; one more than `upTo` stands for any larger number. */
export async function countProducts(
  queries: Queries,
  filter: ProductCriteria,
  upTo = COUNT_EXACT_UP_TO,
): Promise<number> {
  noteReads(["products"]);
  const counted = queries
    .select({ one: sql`1`.as("one") })
    .from(products)
    .where(matching(filter))
    .limit(upTo + 1)
    .as("counted");
  const [row] = await queries.select({ total: count() }).from(counted);
  return row?.total ?? 0;
}

/** One product that is seen in a place, or undefined. */
export async function findProduct(
  queries: Queries,
  id: number,
  place: SeenIn,
): Promise<ProductRow | undefined> {
  noteReads([productTag(id)]);
  const [row] = await queries
    .select()
    .from(products)
    .where(and(eq(products.id, id), isSeenIn(place)));
  return row;
}

/** True where a product that is not deleted meets a condition. */
export async function hasProduct(queries: Queries, condition: SQL | undefined): Promise<boolean> {
  noteReads(["products"]);
  const [row] = await queries
    .select({ id: products.id })
    .from(products)
    .where(and(condition, isSeenIn("dashboard")))
    .limit(1);
  return row !== undefined;
}

/** Numbers of products by the text of their brand, for administrators. */
export async function countBrands(queries: Queries): Promise<ReadonlyMap<string, number>> {
  noteReads(["products"]);
  const rows = await queries
    .select({ brand: sql<string>`${products.brand}`, count: count() })
    .from(products)
    .where(and(isSeenIn("dashboard"), isNotNull(products.brand)))
    .groupBy(products.brand);
  return new Map(rows.map((row) => [row.brand, row.count]));
}

/** True where a product of one of some brands is sold. */
export async function sellsBrands(queries: Queries, brands: readonly string[]): Promise<boolean> {
  const [row] = await queries
    .select({ id: products.id })
    .from(products)
    .where(and(isSeenIn("lists"), inArray(products.brand, [...brands])))
    .limit(1);
  return row !== undefined;
}

/** The picture records of some products, in order. */
export const findImages = (queries: Queries, productIds: number[]): Promise<ImageRow[]> =>
  queries
    .select()
    .from(productImages)
    .where(inArray(productImages.productId, productIds))
    .orderBy(asc(productImages.position), asc(productImages.id));

/** Stores products, picture records and files with the ids that they have. */
export async function insertProducts(
  transaction: Queries,
  rows: readonly (typeof products.$inferInsert)[],
  images: readonly (typeof productImages.$inferInsert)[],
  files: readonly (typeof productFiles.$inferInsert)[] = [],
): Promise<void> {
  await inBatches(rows, (batch) => transaction.insert(products).values(batch));
  await inBatches(images, (batch) => transaction.insert(productImages).values(batch));
  await inBatches(files, (batch) => transaction.insert(productFiles).values(batch));
  await continueIds(transaction, products);
  await continueIds(transaction, productImages);
  await continueIds(transaction, productFiles);
}
