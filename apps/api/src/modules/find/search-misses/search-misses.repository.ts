import type { SearchMiss, SearchMissSort } from "@shop/contract/search-misses/search-miss.ts";
import { SEARCH_MISS_DAYS } from "@shop/domain/constants.ts";
import { lastShopDays } from "@shop/domain/orders/list/shop-days.ts";
import { and, asc, countDistinct, desc, eq, gte, inArray, lt, max, sql } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import { searchMisses } from "./search-misses.table.ts";

/** Maximum number of different texts of a day; further ones are not stored. */
export const MAX_TEXTS_PER_DAY = 1000;

/** Searches for one text that found nothing. */
export interface CountedMiss {
  readonly text: string;
  readonly count: number;
  readonly lastAt: Date;
}

const firstDay = (): string => lastShopDays(Date.now(), SEARCH_MISS_DAYS)[0] ?? "";

/** Adds searches of a day to its counts. A crash of the machine may lose some, because the commit does not wait for the disk. */
export const addMisses = (queries: Queries, day: string, misses: readonly CountedMiss[]): Promise<void> =>
  queries.transaction(async (transaction) => {
    await transaction.execute(sql`set local synchronous_commit = off`);
    const isOfDay = eq(searchMisses.day, day);
    const texts = misses.map(({ text }) => text);
    const stored = await transaction
      .select({ text: searchMisses.text })
      .from(searchMisses)
      .where(and(isOfDay, inArray(searchMisses.text, texts)));
    const known = new Set(stored.map(({ text }) => text));
    const room = Math.max(0, MAX_TEXTS_PER_DAY - (await transaction.$count(searchMisses, isOfDay)));
    const rows = [
      ...misses.filter(({ text }) => known.has(text)),
      ...misses.filter(({ text }) => !known.has(text)).slice(0, room),
    ];
    if (rows.length === 0) return;
    await transaction
      .insert(searchMisses)
      // In one order on all nodes, so that they do not wait for each other in a circle.
      .values(
        rows
          .toSorted((a, b) => (a.text < b.text ? -1 : 1))
          .map(({ text, count, lastAt }) => ({ day, text, count, lastAt })),
      )
      .onConflictDoUpdate({
        target: [searchMisses.day, searchMisses.text],
        set: {
          count: sql`${searchMisses.count} + excluded.count`,
          lastAt: sql`greatest(${searchMisses.lastAt}, excluded.last_at)`,
        },
      });
  });

/** Some texts of the last days with their counts of all nodes. */
export async function findMisses(
  queries: Queries,
  { sort, offset, limit }: { readonly sort: SearchMissSort; readonly offset: number; readonly limit: number },
): Promise<SearchMiss[]> {
  const total = sql<number>`least(sum(${searchMisses.count}), 2147483647)::integer`;
  const lastAt = max(searchMisses.lastAt);
  const rows = await queries
    .select({ text: searchMisses.text, count: total, lastAt })
    .from(searchMisses)
    .where(gte(searchMisses.day, firstDay()))
    .groupBy(searchMisses.text)
    .orderBy(
      ...(sort === "most" ? [desc(total), desc(lastAt)] : [desc(lastAt), desc(total)]),
      asc(searchMisses.text),
    )
    .offset(offset)
    .limit(limit);
  return rows.map(({ text, count, lastAt: at }) => ({
    text,
    count,
    last_at: (at ?? new Date(0)).toISOString(),
  }));
}

/** The number of different texts of the last days. */
export async function countMisses(queries: Queries): Promise<number> {
  const [row] = await queries
    .select({ texts: countDistinct(searchMisses.text) })
    .from(searchMisses)
    .where(gte(searchMisses.day, firstDay()));
  return row?.texts ?? 0;
}

/** Deletes what is older than the listed days. */
export async function deleteOldMisses(queries: Queries): Promise<void> {
  await queries.delete(searchMisses).where(lt(searchMisses.day, firstDay()));
}
