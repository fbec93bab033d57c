import type { DemonstrationKind } from "@shop/contract/demonstration/demonstration.ts";
import { and, asc, countDistinct, eq, exists, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { attributes } from "../attributes/attributes.table.ts";
import { brands } from "../brands/brands.table.ts";
import { categories } from "../categories/categories.table.ts";
import { subCategories } from "../categories/sub-categories/sub-categories.table.ts";
import { searchSynonyms } from "../find/search-synonyms/search-synonyms.table.ts";
import { orderLines } from "../orders/lines/order-lines.table.ts";
import { productImages } from "../products/product-images.table.ts";
import { isSold } from "../products/product-visibility.ts";
import { products } from "../products/products.table.ts";
import { slides } from "../slides/slides.table.ts";
import type { RecordedKind } from "./demonstration.repository.ts";

/** Ids of what is removed, by kind. */
export type Removed = Readonly<Record<DemonstrationKind, readonly number[]>>;

/** The tables of the kinds whose rows are deleted softly, with the column that says so. */
const tables = {
  product: { table: products, id: products.id, name: products.name, deleted: products.deleted_at },
  category: { table: categories, id: categories.id, name: categories.name, deleted: categories.deletedAt },
  sub_category: {
    table: subCategories,
    id: subCategories.id,
    name: subCategories.name,
    deleted: subCategories.deletedAt,
  },
  brand: { table: brands, id: brands.id, name: brands.name, deleted: brands.deletedAt },
  attribute: { table: attributes, id: attributes.id, name: attributes.name, deleted: attributes.deletedAt },
  synonym_group: {
    table: searchSynonyms,
    id: searchSynonyms.id,
    name: searchSynonyms.words,
    deleted: searchSynonyms.deletedAt,
  },
} as const;

/** Compared as one array: thousands of parameters would exceed what a statement may have. */
const isOneOf = (column: SQL.Aliased | { getSQL(): SQL }, ids: readonly number[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::integer[])`;

const isNoneOf = (column: { getSQL(): SQL }, ids: readonly number[]): SQL =>
  sql`${column} <> all(${sql.param([...ids])}::integer[])`;

/** Those of some rows that are not deleted, by ascending id, with their names. */
export const findPresent = (
  queries: Queries,
  kind: RecordedKind,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly name: string }[]> => {
  const { table, id, name, deleted } = tables[kind];
  return queries
    .select({ id, name })
    .from(table)
    .where(and(isOneOf(id, ids), isNull(deleted)))
    .orderBy(asc(id));
};

/** Condition of products that stay on sale where some are removed. */
const stays = (removed: readonly number[]): SQL | undefined => and(isSold, isNoneOf(products.id, removed));

/** Those of some sub categories that products hold which stay. */
export async function findUsedSubCategories(
  queries: Queries,
  ids: readonly number[],
  removed: readonly number[],
): Promise<ReadonlySet<number>> {
  const held = queries
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.sub_category_id, subCategories.id), stays(removed)));
  const rows = await queries
    .select({ id: subCategories.id })
    .from(subCategories)
    .where(and(isOneOf(subCategories.id, ids), exists(held)));
  return new Set(rows.map(({ id }) => id));
}

/** Those of some categories that have sub categories which stay. */
export async function findUsedCategories(
  queries: Queries,
  ids: readonly number[],
  removed: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await queries
    .selectDistinct({ id: subCategories.categoryId })
    .from(subCategories)
    .where(
      and(
        isOneOf(subCategories.categoryId, ids),
        isNull(subCategories.deletedAt),
        isNoneOf(subCategories.id, removed),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** The names of brands of products that stay. */
export const findUsedBrands = async (queries: Queries, removed: readonly number[]): Promise<string[]> => {
  const rows = await queries
    .selectDistinct({ brand: products.brand })
    .from(products)
    .where(and(isNotNull(products.brand), stays(removed)));
  return rows.flatMap(({ brand }) => brand ?? []);
};

/** The ids of attributes of which products have values that stay. */
export async function findUsedAttributes(
  queries: Queries,
  removed: readonly number[],
): Promise<ReadonlySet<number>> {
  const key = sql<number>`value.key::integer`;
  const rows = await queries
    .selectDistinct({ id: key })
    .from(sql`${products} cross join lateral jsonb_object_keys(${products.attribute_values}) as value (key)`)
    .where(stays(removed));
  return new Set(rows.map(({ id }) => id));
}

/** The number of some products that orders have. */
export async function countOrdered(queries: Queries, ids: readonly number[]): Promise<number> {
  const [row] = await queries
    .select({ count: countDistinct(orderLines.productId) })
    .from(orderLines)
    .where(isOneOf(orderLines.productId, ids));
  return row?.count ?? 0;
}

/** The number of pictures of what is removed. */
export async function countPictures(queries: Queries, removed: Removed): Promise<number> {
  const counts = [
    await queries.$count(productImages, isOneOf(productImages.productId, removed.product)),
    await queries.$count(
      categories,
      and(isOneOf(categories.id, removed.category), isNotNull(categories.image)),
    ),
    await queries.$count(
      subCategories,
      and(isOneOf(subCategories.id, removed.sub_category), isNotNull(subCategories.image)),
    ),
    await queries.$count(brands, and(isOneOf(brands.id, removed.brand), isNotNull(brands.logo))),
    await queries.$count(slides, isOneOf(slides.id, removed.slide)),
  ];
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Locks the seeded rows that are not deleted until the transaction ends: groups before attributes and these before products, as edits of products do,
 * and every kind by ascending id.
 */
export async function lockSeeded(
  transaction: Queries,
  ids: Readonly<Record<RecordedKind, readonly number[]>>,
): Promise<void> {
  for (const kind of [
    "category",
    "sub_category",
    "attribute",
    "brand",
    "synonym_group",
    "product",
  ] as const) {
    const { table, id, deleted } = tables[kind];
    await transaction
      .select({ id })
      .from(table)
      .where(and(isOneOf(id, ids[kind]), isNull(deleted)))
      .orderBy(asc(id))
      .for("update");
  }
}

/** Deletes rows, as edits that increment their versions; all at the same moment, by which a restored category finds its sub categories. */
export async function deleteSeeded(transaction: Queries, removed: Removed): Promise<void> {
  for (const kind of [
    "product",
    "sub_category",
    "category",
    "brand",
    "attribute",
    "synonym_group",
  ] as const) {
    const { table, id } = tables[kind];
    if (removed[kind].length === 0) continue;
    const updated = kind === "product" ? sql`, updated_at = now()` : sql``;
    await transaction.execute(sql`
      update ${table} set deleted_at = now(), version = ${table}.version + 1 ${updated} where ${isOneOf(id, removed[kind])}`);
  }
  if (removed.slide.length > 0)
    await transaction.delete(slides).where(inArray(slides.id, [...removed.slide]));
}
