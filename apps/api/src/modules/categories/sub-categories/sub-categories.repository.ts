import { noteReads } from "@shop/serving/reads.ts";
import { and, asc, eq, isNull, sql } from "drizzle-orm";

import { continueIds, inBatches } from "../../../database/bulk.ts";
import type { Queries } from "../../../database/database.ts";
import { subCategories, type SubCategoryRow } from "./sub-categories.table.ts";

/** Condition that excludes deleted sub categories, which only administrators see. */
export const isShown = isNull(subCategories.deletedAt);

/** Alike on every database, whatever its locale is. */
const byName = sql`lower(${subCategories.name}) collate "C"`;

/** All sub categories, by name. */
export function findSubCategories(queries: Queries): Promise<SubCategoryRow[]> {
  noteReads(["categories"]);
  return queries.select().from(subCategories).where(isShown).orderBy(byName, asc(subCategories.id));
}

/** One sub category, or undefined. */
export async function findSubCategory(queries: Queries, id: number): Promise<SubCategoryRow | undefined> {
  noteReads(["categories"]);
  const [row] = await queries
    .select()
    .from(subCategories)
    .where(and(eq(subCategories.id, id), isShown));
  return row;
}

/** One sub category that is not deleted, or undefined; locks it against changes until the transaction ends. */
export async function shareSubCategory(
  transaction: Queries,
  id: number,
): Promise<SubCategoryRow | undefined> {
  const [row] = await transaction
    .select()
    .from(subCategories)
    .where(and(eq(subCategories.id, id), isShown))
    .for("share");
  return row;
}

/** Stores sub categories with the ids that they have. */
export async function insertSubCategories(
  transaction: Queries,
  rows: readonly (typeof subCategories.$inferInsert)[],
): Promise<void> {
  await inBatches(rows, (batch) => transaction.insert(subCategories).values(batch));
  await continueIds(transaction, subCategories);
}
