import { and, desc, eq, gt, gte, inArray, lt, lte, or, type SQL, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { rateLimits } from "./rate-limits.table.ts";

/** Maximum number of stored counts; beyond it those that expire first are deleted. */
export const MAX_COUNTS = 50_000;

/** A rate-limited key: how often it may be used within how many seconds of the first use. */
export interface Counted {
  readonly key: string;
  readonly times: number;
  readonly seconds: number;
}

/** Milliseconds since 1970 by the clock of the database, which all nodes share. */
const now = sql<number>`(extract(epoch from now()) * 1000)::bigint`;

const isExpired: SQL = lte(rateLimits.expire, now);

/** Seconds until the last exhausted count of some keys expires; 0 where none is exhausted. */
export async function findWait(queries: Queries, counted: readonly Counted[]): Promise<number> {
  const isExhausted = counted.map(({ key, times }) =>
    and(eq(rateLimits.key, key), gte(rateLimits.points, times)),
  );
  const [row] = await queries
    .select({ seconds: sql<number | null>`ceil((max(${rateLimits.expire}) - ${now}) / 1000.0)::int` })
    .from(rateLimits)
    .where(and(gt(rateLimits.expire, now), or(...isExhausted)));
  return row?.seconds ?? 0;
}

/** Increments a count atomically, so that concurrent requests cannot exceed it; `refused` where it is exhausted. */
export async function count(
  queries: Queries,
  { key, times, seconds }: Counted,
): Promise<"new" | "counted" | "refused"> {
  const [row] = await queries
    .insert(rateLimits)
    .values({ key, points: 1, expire: sql`${now} + ${seconds * 1000}::bigint` })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isExpired} then 1 else ${rateLimits.points} + 1 end`,
        expire: sql`case when ${isExpired} then excluded.expire else ${rateLimits.expire} end`,
      },
      setWhere: sql`${isExpired} or ${lt(rateLimits.points, times)}`,
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  if (!row) return "refused";
  return row.isNew ? "new" : "counted";
}

/** Decrements a count, and deletes it at 0. */
export async function uncount(queries: Queries, key: string): Promise<void> {
  const isThis = eq(rateLimits.key, key);
  await queries
    .update(rateLimits)
    .set({ points: sql`${rateLimits.points} - 1` })
    .where(isThis);
  await queries.delete(rateLimits).where(and(isThis, lte(rateLimits.points, 0)));
}

/**
 * Runs work in a transaction that commits without waiting for the disk: a crash of the machine may lose counts. Each changed
 * count stays locked until the commit.
 */
export const changeCounts = (
  queries: Queries,
  work: (transaction: Queries) => Promise<void>,
): Promise<void> =>
  queries.transaction(async (transaction) => {
    await transaction.execute(sql`set local synchronous_commit = off`);
    await work(transaction);
  });

/** Deletes counts that expire until a moment; skips locked ones to avoid deadlocks. */
async function deleteUntil(queries: Queries, moment: SQL): Promise<void> {
  const expired = queries
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lte(rateLimits.expire, moment))
    .for("update", { skipLocked: true });
  await queries.delete(rateLimits).where(inArray(rateLimits.key, expired));
}

/** Deletes expired counts. */
export const deleteExpiredCounts = (queries: Queries): Promise<void> => deleteUntil(queries, now);

/** Deletes the counts that expire first, where there are more than {@link MAX_COUNTS}. */
export async function trimCounts(queries: Queries): Promise<void> {
  const lastSurplus = queries
    .select({ expire: rateLimits.expire })
    .from(rateLimits)
    .orderBy(desc(rateLimits.expire))
    .offset(MAX_COUNTS)
    .limit(1);
  await deleteUntil(queries, sql`(${lastSurplus})`);
}
