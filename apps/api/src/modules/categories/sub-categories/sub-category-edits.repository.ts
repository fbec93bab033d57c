import { and, asc, eq, inArray, isNotNull, lt, ne, not, type SQL, sql, type SQLWrapper } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import { isShown } from "./sub-categories.repository.ts";
import { subCategories, type SubCategoryRow } from "./sub-categories.table.ts";

/** All deleted sub categories, or all others, by name. */
export const findAllSubCategories = (queries: Queries, deleted: boolean): Promise<SubCategoryRow[]> =>
  queries
    .select()
    .from(subCategories)
    .where(deleted ? isNotNull(subCategories.deletedAt) : isShown)
    .orderBy(sql`lower(${subCategories.name}) collate "C"`, subCategories.id);

/** One sub category, deleted or not, or undefined; locks its row until the transaction ends. */
export async function lockSubCategory(transaction: Queries, id: number): Promise<SubCategoryRow | undefined> {
  const [row] = await transaction.select().from(subCategories).where(eq(subCategories.id, id)).for("update");
  return row;
}

/** Another sub category of the category with the same name, ignoring case and deleted ones; or undefined. */
export async function findNamesake(
  queries: Queries,
  { categoryId, name, id }: Pick<SubCategoryRow, "categoryId" | "name" | "id">,
): Promise<SubCategoryRow | undefined> {
  const [row] = await queries
    .select()
    .from(subCategories)
    .where(
      and(
        eq(subCategories.categoryId, categoryId),
        sql`lower(${subCategories.name}) = lower(${name})`,
        ne(subCategories.id, id),
        isShown,
      ),
    )
    .limit(1);
  return row;
}

/** Inserts a sub category. */
export async function insertSubCategory(
  transaction: Queries,
  values: typeof subCategories.$inferInsert,
): Promise<SubCategoryRow> {
  const [row] = await transaction.insert(subCategories).values(values).returning();
  if (!row) throw new Error("A sub category was not stored.");
  return row;
}

/** Inserts several sub categories. */
export const insertSubCategories = (
  transaction: Queries,
  values: (typeof subCategories.$inferInsert)[],
): Promise<SubCategoryRow[]> => transaction.insert(subCategories).values(values).returning();

/** Some sub categories that are not deleted; locks their rows until the transaction ends. */
export const lockSubCategories = (transaction: Queries, ids: number[]): Promise<SubCategoryRow[]> =>
  transaction
    .select()
    .from(subCategories)
    .where(and(inArray(subCategories.id, ids), isShown))
    .orderBy(asc(subCategories.id))
    .for("update");

/** Deletes sub categories, as an edit that increments their versions. */
export async function deleteSubCategories(transaction: Queries, ids: number[]): Promise<void> {
  await transaction
    .update(subCategories)
    .set({ deletedAt: sql`now()`, version: sql`${subCategories.version} + 1` })
    .where(inArray(subCategories.id, ids));
}

/** Updates a sub category and increments its version; the foreign key moves its products into another category along with it. */
export async function updateSubCategory(
  transaction: Queries,
  id: number,
  change: Partial<typeof subCategories.$inferInsert>,
): Promise<SubCategoryRow> {
  const [row] = await transaction
    .update(subCategories)
    .set({ ...change, version: sql`${subCategories.version} + 1` })
    .where(eq(subCategories.id, id))
    .returning();
  if (!row) throw new Error(`Sub category ${id} was not stored.`);
  return row;
}

/** Purges sub categories that were deleted so many days ago and that hold no products. */
export async function purgeSubCategories(
  queries: Queries,
  days: number,
  holdsProducts: (queries: Queries, subCategoryId: SQLWrapper) => SQL,
): Promise<void> {
  const isOld = lt(subCategories.deletedAt, sql`now() - make_interval(days => ${days})`);
  await queries.delete(subCategories).where(and(isOld, not(holdsProducts(queries, subCategories.id))));
}
