import { COUNT_EXACT_UP_TO } from "@shop/contract/constants.ts";
import { and, asc, eq, gt, lte, or, type SQL, sql } from "drizzle-orm";

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

/** How many of the last tiers are about words; those before are about the whole name or part number. */
const WORD_TIERS = 4;

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
  return or(...tiers.slice(0, -WORD_TIERS), tiers.at(-1));
};

/** The ids that a search finds, as a subquery for other modules' conditions. */
export const matchingIds = (queries: Queries, query: SearchQuery) =>
  queries.select({ id: documents.productId }).from(documents).where(anyTier(query));

/** What a look at the best matches tells. */
export interface FewMatches {
  readonly matches: Match[];
  /** How many products the search finds; one more than {@link COUNT_EXACT_UP_TO} stands for all that is beyond, and then `matches` is not to be relied on. */
  readonly total: number;
}

/** Counts what a search finds, up to a limit, and ranks it at once. */
export async function rankFew(
  queries: Queries,
  query: SearchQuery,
  filter: SearchFilter,
  after: Match | undefined,
  limit: number,
): Promise<FewMatches> {
  const cases = tiersOf(query).map((tier, index) => sql`when ${tier} then ${sql.raw(String(index))}`);
  const found = queries
    .select({
      id: documents.productId,
      tier: sql<number>`case ${sql.join(cases, sql` `)} end`.as("tier"),
    })
    .from(documents)
    .where(and(anyTier(query), narrowed(filter)))
    .limit(COUNT_EXACT_UP_TO + 1)
    .as("found");
  const isAfter = after
    ? sql`(${found.tier}, ${found.id}) > (${after.tier}::integer, ${after.id}::integer)`
    : sql`true`;
  const rows = await queries
    .select({ id: found.id, tier: found.tier, total: sql<number>`(count(*) over ())::integer`, isAfter })
    .from(found)
    // What comes before the cursor sorts last, so that even a page behind everything still tells the total.
    .orderBy(sql`not (${isAfter})`, asc(found.tier), asc(found.id))
    .limit(limit);
  return {
    matches: rows.filter((row) => row.isAfter === true).map((row) => ({ id: row.id, tier: row.tier })),
    total: rows[0]?.total ?? 0,
  };
}

/** Ids that are looked through in their order before an index gathers the matches: enough to fill a page with anything common. */
const LOOK_THROUGH = 4000;

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
  for (let tier = after?.tier ?? 0; tier < tiers.length && matches.length < limit; tier += 1) {
    const better = or(...tiers.slice(0, tier));
    const only = and(tiers[tier], better && sql`(${better}) is not true`, narrowed(filter));
    const lastId = after?.tier === tier ? after.id : 0;
    const find = tier < tiers.length - WORD_TIERS ? gather : walkThenGather;
    const ids = await find(queries, only, lastId, limit - matches.length);
    matches.push(...ids.map((found) => ({ id: found, tier })));
  }
  return matches;
}

/** Every word of the catalogue that a typing error may be repaired to. */
export async function findWords(queries: Queries): Promise<string[]> {
  const rows = await queries.select().from(searchWords);
  return rows.map(({ word }) => word);
}
