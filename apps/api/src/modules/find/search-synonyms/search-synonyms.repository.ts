import { noteReads } from "@shop/serving/reads.ts";
import { asc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import { searchSynonyms, type SynonymRow } from "./search-synonyms.table.ts";

/** All groups that the search uses, or all deleted ones. */
export function findSynonyms(queries: Queries, deleted = false): Promise<SynonymRow[]> {
  noteReads(["synonyms"]);
  return queries
    .select()
    .from(searchSynonyms)
    .where(deleted ? isNotNull(searchSynonyms.deletedAt) : isNull(searchSynonyms.deletedAt))
    .orderBy(asc(searchSynonyms.id));
}

/** Locks all groups until the transaction ends: a word belongs to one of them. */
export async function lockSynonyms(transaction: Queries): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('search: synonyms', 0))`);
}

/** One group, deleted or not, or undefined. */
export async function findSynonymGroup(queries: Queries, id: number): Promise<SynonymRow | undefined> {
  const [row] = await queries.select().from(searchSynonyms).where(eq(searchSynonyms.id, id));
  return row;
}

/** Inserts groups. */
export const insertSynonyms = (
  transaction: Queries,
  rows: (typeof searchSynonyms.$inferInsert)[],
): Promise<SynonymRow[]> => transaction.insert(searchSynonyms).values(rows).returning();

/** Updates a group and increments its version. */
export async function updateSynonyms(
  transaction: Queries,
  id: number,
  change: Partial<typeof searchSynonyms.$inferInsert>,
): Promise<SynonymRow> {
  const [row] = await transaction
    .update(searchSynonyms)
    .set({ ...change, version: sql`${searchSynonyms.version} + 1` })
    .where(eq(searchSynonyms.id, id))
    .returning();
  if (!row) throw new Error(`Synonym group ${id} was not stored.`);
  return row;
}

/** Purges groups that were deleted so many days ago. */
export async function purgeSynonyms(queries: Queries, days: number): Promise<void> {
  await queries
    .delete(searchSynonyms)
    .where(lt(searchSynonyms.deletedAt, sql`now() - make_interval(days => ${days})`));
}
