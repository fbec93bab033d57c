import { noteReads } from "@shop/serving/reads.ts";
import { and, asc, eq, isNull } from "drizzle-orm";

import { continueIds, inBatches } from "../../database/bulk.ts";
import type { Queries } from "../../database/database.ts";
import { categories, type CategoryRow } from "./categories.table.ts";

/** Condition that excludes deleted categories, which only administrators see. */
export const isShown = isNull(categories.deletedAt);

/** All categories, in the order in which the shop shows them. */
export function findCategories(queries: Queries): Promise<CategoryRow[]> {
  noteReads(["categories"]);
  return queries
    .select()
    .from(categories)
    .where(isShown)
    .orderBy(asc(categories.sortIndex), asc(categories.id));
}

/** One category, or undefined. */
export async function findCategory(queries: Queries, id: number): Promise<CategoryRow | undefined> {
  noteReads(["categories"]);
  const [row] = await queries
    .select()
    .from(categories)
    .where(and(eq(categories.id, id), isShown));
  return row;
}

/** Stores categories with the ids that they have. */
export async function insertCategories(
  transaction: Queries,
  rows: readonly (typeof categories.$inferInsert)[],
): Promise<void> {
  await inBatches(rows, (batch) => transaction.insert(categories).values(batch));
  await continueIds(transaction, categories);
}

/** True where there is no category. */
export const hasNoCategories = async (queries: Queries): Promise<boolean> =>
  (await queries.select({ id: categories.id }).from(categories).limit(1)).length === 0;
