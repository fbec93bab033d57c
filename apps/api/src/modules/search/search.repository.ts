import { COUNT_EXACT_UP_TO } from "@shop/contract/constants.ts";
import { and, asc, count, eq, gt, or, type SQL, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { searchDocuments as documents } from "./search-documents.table.ts";
import type { SearchQuery } from "./search-query.ts";
import { searchWords } from "./search-words.table.ts";

/** What narrows a search. */
export interface SearchFilter {
  readonly categoryId?: number | undefined;
  readonly subCategoryId?: number | undefined;
}

/** Where a product stands in a search's order: how well it matches, then its id. */
export interface Match {
  readonly tier: number;
  readonly id: number;
}

/** The conditions of a search, from the best match to the weakest; each holds where the ones before it may hold as well. */
function tiersOf({ exact, key, keyIsPrefix, words, beginnings }: SearchQuery): SQL[] {
  const keyIs = sql`(${documents.nameKey} = ${key} or ${documents.partKey} = ${key})`;
  const exactIs = sql`(${documents.nameExact} = ${exact} or ${documents.partExact} = ${exact})`;
  // Folded text holds no character beyond this one, so that the range is exactly what begins with the key.
  const end = `${key}\u{10FFFF}`;
  return [
    key === "" ? sql`(${documents.nameKey} = '' and ${exactIs})` : sql`(${keyIs} and ${exactIs})`,
    ...(key === "" ? [] : [keyIs]),
    ...(keyIsPrefix
      ? [
          sql`(${documents.nameKey} >= ${key} and ${documents.nameKey} < ${end}
            or ${documents.partKey} >= ${key} and ${documents.partKey} < ${end})`,
        ]
      : []),
    sql`${documents.nameWords} @@ ${words}::tsquery`,
    sql`${documents.nameWords} @@ ${beginnings}::tsquery`,
    sql`${documents.allWords} @@ ${words}::tsquery`,
    sql`${documents.allWords} @@ ${beginnings}::tsquery`,
  ];
}

const narrowed = ({ categoryId, subCategoryId }: SearchFilter): SQL | undefined =>
  and(
    categoryId === undefined ? undefined : eq(documents.categoryId, categoryId),
    subCategoryId === undefined ? undefined : eq(documents.subCategoryId, subCategoryId),
  );

/** Holds for every document that a search finds, at whatever tier. */
const anyTier = (query: SearchQuery): SQL | undefined => {
  const tiers = tiersOf(query);
  // The words of names are among all words, and words among the beginnings of words.
  return or(...tiers.slice(0, -4), tiers.at(-1));
};

/** The ids that a search finds, as a subquery for other modules' conditions. */
export const matchingIds = (queries: Queries, query: SearchQuery) =>
  queries.select({ id: documents.productId }).from(documents).where(anyTier(query));

/** How many products a search finds; one more than {@link COUNT_EXACT_UP_TO} stands for all that is beyond. */
export async function countMatches(
  queries: Queries,
  query: SearchQuery,
  filter: SearchFilter,
): Promise<number> {
  const found = queries
    .select({ one: sql`1`.as("one") })
    .from(documents)
    .where(and(anyTier(query), narrowed(filter)))
    .limit(COUNT_EXACT_UP_TO + 1)
    .as("found");
  const [row] = await queries.select({ total: count() }).from(found);
  return row?.total ?? 0;
}

/** The next matches of a search that finds few: all are ranked at once. */
export async function rankFew(
  queries: Queries,
  query: SearchQuery,
  filter: SearchFilter,
  after: Match | undefined,
  limit: number,
): Promise<Match[]> {
  const cases = tiersOf(query).map((tier, index) => sql`when ${tier} then ${sql.raw(String(index))}`);
  const ranked = queries
    .select({ id: documents.productId, tier: sql<number>`case ${sql.join(cases, sql` `)} end`.as("tier") })
    .from(documents)
    .where(and(anyTier(query), narrowed(filter)))
    .as("ranked");
  return queries
    .select({ id: ranked.id, tier: ranked.tier })
    .from(ranked)
    .where(after && sql`(${ranked.tier}, ${ranked.id}) > (${after.tier}::integer, ${after.id}::integer)`)
    .orderBy(asc(ranked.tier), asc(ranked.id))
    .limit(limit);
}

/** The next matches of a search that finds many: tier by tier, until there are enough. */
export async function rankMany(
  queries: Queries,
  query: SearchQuery,
  filter: SearchFilter,
  after: Match | undefined,
  limit: number,
): Promise<Match[]> {
  const tiers = tiersOf(query);
  const matches: Match[] = [];
  for (let tier = after?.tier ?? 0; tier < tiers.length && matches.length < limit; tier += 1) {
    const better = or(...tiers.slice(0, tier));
    const rows = await queries
      .select({ id: documents.productId })
      .from(documents)
      .where(
        and(
          tiers[tier],
          better && sql`(${better}) is not true`,
          after?.tier === tier ? gt(documents.productId, after.id) : undefined,
          narrowed(filter),
        ),
      )
      .orderBy(asc(documents.productId))
      .limit(limit - matches.length);
    matches.push(...rows.map(({ id }) => ({ id, tier })));
  }
  return matches;
}

/** Every word of the catalogue that a typing error may be repaired to. */
export async function findWords(queries: Queries): Promise<string[]> {
  const rows = await queries.select().from(searchWords);
  return rows.map(({ word }) => word);
}
