import { COUNT_EXACT_UP_TO } from "@shop/contract/constants.ts";
import { and, asc, eq, gt, lte, or, type SQL, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { searchDocuments as documents } from "./search-documents.table.ts";
import type { SearchQuery } from "./search-query.ts";
import { anyTier, tiersOf } from "./search-tiers.ts";
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

const narrowed = ({ categoryId, subCategoryId }: SearchFilter): SQL | undefined =>
  and(
    categoryId === undefined ? undefined : eq(documents.categoryId, categoryId),
    subCategoryId === undefined ? undefined : eq(documents.subCategoryId, subCategoryId),
  );

/** The ids that a search finds, as a subquery for other modules' conditions. */
export const matchingIds = (queries: Queries, query: SearchQuery) =>
  queries.select({ id: documents.productId }).from(documents).where(anyTier(query));

/** What a look at the best matches tells. */
export interface FewMatches {
  readonly matches: Match[];
  /** How many products the search finds; one more than {@link COUNT_EXACT_UP_TO} stands for all that is beyond, and then `matches` is not to be relied on. */
  readonly total: number;
}

/** Counts what a search finds, up to a limit, and ranks it where it is no more. */
export async function rankFew(
  queries: Queries,
  query: SearchQuery,
  filter: SearchFilter,
  after: Match | undefined,
  limit: number,
): Promise<FewMatches> {
  const { productId, nameExact, partExact, nameKey, partKey, nameWords, allWords } = documents;
  const few = queries
    .select({ productId, nameExact, partExact, nameKey, partKey, nameWords, allWords })
    .from(documents)
    .where(and(anyTier(query), narrowed(filter)))
    .limit(COUNT_EXACT_UP_TO + 1)
    .as("few");
  const total = sql<number>`(count(*) over ())::integer`.as("total");
  const counted = queries
    .select({ ...few._.selectedFields, total })
    .from(few)
    .as("counted");
  const cases = tiersOf(query, counted).map(
    ({ holds }, index) => sql`when ${holds} then ${sql.raw(String(index))}`,
  );
  const tier = sql<number>`case when ${counted.total} > ${COUNT_EXACT_UP_TO} then 0 ${sql.join(cases, sql` `)} end`;
  const ranked = queries
    .select({ id: counted.productId, total: counted.total, tier: tier.as("tier") })
    .from(counted)
    .as("ranked");
  const isAfter = after
    ? sql`(${ranked.tier}, ${ranked.id}) > (${after.tier}::integer, ${after.id}::integer)`
    : sql`true`;
  const rows = await queries
    .select({ id: ranked.id, tier: ranked.tier, total: ranked.total, isAfter })
    .from(ranked)
    // What comes before the cursor sorts last, so that even a page behind everything still tells the total.
    .orderBy(sql`not (${isAfter})`, asc(ranked.tier), asc(ranked.id))
    .limit(limit);
  return {
    matches: rows.filter((row) => row.isAfter === true).map((row) => ({ id: row.id, tier: row.tier })),
    total: rows[0]?.total ?? 0,
  };
}

/** Ids that are looked through in their order before an index gathers the matches: enough to fill a page with anything common. */
const LOOK_THROUGH = 1500;

const id = documents.productId;

/** The first matches behind an id, gathered by an index and sorted: '+ 0' keeps the planner from walking along the ids. */
async function gather(
  queries: Queries,
  matches: SQL | undefined,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await queries
    .select({ id })
    .from(documents)
    .where(and(matches, gt(id, after)))
    .orderBy(sql`${id} + 0`)
    .limit(limit);
  return rows.map((row) => row.id);
}

/** The first matches behind an id: something found often is soon met by walking along the ids, and would take long to gather. */
async function walkThenGather(
  queries: Queries,
  matches: SQL | undefined,
  after: number,
  limit: number,
): Promise<number[]> {
  const end = after + LOOK_THROUGH;
  const rows = await queries
    .select({ id })
    .from(documents)
    .where(and(matches, gt(id, after), lte(id, end)))
    .orderBy(asc(id))
    .limit(limit);
  const met = rows.map((row) => row.id);
  return met.length === limit ? met : met.concat(await gather(queries, matches, end, limit - met.length));
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
  for (const [tier, { holds, isCommon }] of tiers.entries()) {
    if (tier < (after?.tier ?? 0) || matches.length === limit) continue;
    const better = or(...tiers.slice(0, tier).map((it) => it.holds));
    const only = and(holds, better && sql`(${better}) is not true`, narrowed(filter));
    const find = isCommon ? walkThenGather : gather;
    const ids = await find(queries, only, after?.tier === tier ? after.id : 0, limit - matches.length);
    matches.push(...ids.map((found) => ({ id: found, tier })));
  }
  return matches;
}

/** Every word of the catalogue that a typing error may be repaired to. */
export async function findWords(queries: Queries): Promise<string[]> {
  const rows = await queries.select().from(searchWords);
  return rows.map(({ word }) => word);
}
