import { and, asc, eq, exists, inArray, isNotNull, lt, ne, not, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { isShown } from "./categories.repository.ts";
import { categories, type CategoryRow } from "./categories.table.ts";
import { subCategories, type SubCategoryRow } from "./sub-categories/sub-categories.table.ts";

/** All categories, deleted or not, in the shop's order. */
export const findAllCategories = (queries: Queries): Promise<CategoryRow[]> =>
  queries.select().from(categories).orderBy(asc(categories.sortIndex), asc(categories.id));

/** All deleted categories, or all others, in the shop's order. */
export const findCategoriesByState = (queries: Queries, deleted: boolean): Promise<CategoryRow[]> =>
  queries
    .select()
    .from(categories)
    .where(deleted ? isNotNull(categories.deletedAt) : isShown)
    .orderBy(asc(categories.sortIndex), asc(categories.id));

/** One category that is not deleted, or undefined; locks it against changes until the transaction ends. */
export async function shareCategory(transaction: Queries, id: number): Promise<CategoryRow | undefined> {
  const [row] = await transaction
    .select()
    .from(categories)
    .where(and(eq(categories.id, id), isShown))
    .for("share");
  return row;
}

/** One category, deleted or not, or undefined; locks its row until the transaction ends. */
export async function lockCategory(transaction: Queries, id: number): Promise<CategoryRow | undefined> {
  const [row] = await transaction.select().from(categories).where(eq(categories.id, id)).for("update");
  return row;
}

/** Whether another category than `id` has a name, ignoring case and deleted ones. */
export async function isNameTaken(queries: Queries, name: string, id: number): Promise<boolean> {
  const [row] = await queries
    .select({ id: categories.id })
    .from(categories)
    .where(and(sql`lower(${categories.name}) = lower(${name})`, ne(categories.id, id), isShown))
    .limit(1);
  return row !== undefined;
}

/** Inserts a category. */
export async function insertCategory(
  transaction: Queries,
  values: typeof categories.$inferInsert,
): Promise<CategoryRow> {
  const [row] = await transaction.insert(categories).values(values).returning();
  if (!row) throw new Error("A category was not stored.");
  return row;
}

/** Inserts several categories. */
export const insertCategories = (
  transaction: Queries,
  values: (typeof categories.$inferInsert)[],
): Promise<CategoryRow[]> => transaction.insert(categories).values(values).returning();

/** Updates a category and increments its version. */
export async function updateCategory(
  transaction: Queries,
  id: number,
  change: Partial<typeof categories.$inferInsert>,
): Promise<CategoryRow> {
  const [row] = await transaction
    .update(categories)
    .set({ ...change, version: sql`${categories.version} + 1` })
    .where(eq(categories.id, id))
    .returning();
  if (!row) throw new Error(`Category ${id} was not stored.`);
  return row;
}

/** The sub categories of some categories, deleted or not; locks their rows until the transaction ends. */
export const lockSubCategoriesOf = (transaction: Queries, ...ids: number[]): Promise<SubCategoryRow[]> =>
  transaction
    .select()
    .from(subCategories)
    .where(inArray(subCategories.categoryId, ids))
    .orderBy(asc(subCategories.id))
    .for("update");

/** Some categories that are not deleted; locks their rows until the transaction ends. */
export const lockCategories = (transaction: Queries, ids: number[]): Promise<CategoryRow[]> =>
  transaction
    .select()
    .from(categories)
    .where(and(inArray(categories.id, ids), isShown))
    .orderBy(asc(categories.id))
    .for("update");

/** Deletes categories, as an edit that increments their versions. */
export async function deleteCategories(transaction: Queries, ids: number[]): Promise<void> {
  await transaction
    .update(categories)
    .set({ deletedAt: sql`now()`, version: sql`${categories.version} + 1` })
    .where(inArray(categories.id, ids));
}

/** Purges categories that were deleted so many days ago and have no sub categories. */
export async function purgeCategories(queries: Queries, days: number): Promise<void> {
  const held = queries.select().from(subCategories).where(eq(subCategories.categoryId, categories.id));
  await queries
    .delete(categories)
    .where(and(lt(categories.deletedAt, sql`now() - make_interval(days => ${days})`), not(exists(held))));
}
