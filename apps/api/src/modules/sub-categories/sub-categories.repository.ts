import { asc, eq, sql } from "drizzle-orm";

import { continueIds, inBatches } from "../../database/bulk.ts";
import type { Queries } from "../../database/database.ts";
import { subCategories, type SubCategoryRow } from "./sub-categories.table.ts";

/** Alike on every database, whatever its locale is. */
const byName = sql`lower(${subCategories.name}) collate "C"`;

/** All sub categories, or those of one category, by name. */
export const findSubCategories = (queries: Queries, categoryId?: number): Promise<SubCategoryRow[]> =>
  queries
    .select()
    .from(subCategories)
    .where(categoryId === undefined ? undefined : eq(subCategories.categoryId, categoryId))
    .orderBy(byName, asc(subCategories.id));

/** One sub category, or undefined. */
export async function findSubCategory(queries: Queries, id: number): Promise<SubCategoryRow | undefined> {
  const [row] = await queries.select().from(subCategories).where(eq(subCategories.id, id));
  return row;
}

/** Stores sub categories with the ids that they have. */
export async function insertSubCategories(
  transaction: Queries,
  rows: readonly SubCategoryRow[],
): Promise<void> {
  await inBatches(rows, (batch) => transaction.insert(subCategories).values(batch));
  await continueIds(transaction, subCategories);
}
