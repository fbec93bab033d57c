import { asc, eq } from "drizzle-orm";

import { continueIds, inBatches } from "../../database/bulk.ts";
import type { Queries } from "../../database/database.ts";
import { categories, type CategoryRow } from "./categories.table.ts";

/** All categories, in the order in which the shop shows them. */
export const findCategories = (queries: Queries): Promise<CategoryRow[]> =>
  queries.select().from(categories).orderBy(asc(categories.sortIndex), asc(categories.id));

/** One category, or undefined. */
export async function findCategory(queries: Queries, id: number): Promise<CategoryRow | undefined> {
  const [row] = await queries.select().from(categories).where(eq(categories.id, id));
  return row;
}

/** Stores categories with the ids that they have. */
export async function insertCategories(transaction: Queries, rows: readonly CategoryRow[]): Promise<void> {
  await inBatches(rows, (batch) => transaction.insert(categories).values(batch));
  await continueIds(transaction, categories);
}

/** True where there is no category. */
export const hasNoCategories = async (queries: Queries): Promise<boolean> =>
  (await queries.select({ id: categories.id }).from(categories).limit(1)).length === 0;
