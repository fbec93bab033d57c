import { COUNT_EXACT_UP_TO } from "@shop/domain/constants.ts";
import { foldPartNumber } from "@shop/domain/search/folding.ts";
import { noteReads } from "@shop/serving/reads.ts";
import { and, asc, eq, gt, lte, or, type SQL, sql, type SQLWrapper } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import type { ListedIn } from "../../products/product-visibility.ts";
import { searchDocuments as documents } from "../../products/search-index/search-documents.table.ts";
import type { WordGroup } from "../../products/search-index/search-words.ts";
import { idsOf } from "./found-ids.ts";
import type { SearchQuery } from "./search-query.ts";
import { namedGroup } from "./search-terms.ts";
import { anyTier, goesWith, type Search, startsWith, tiersOf } from "./search-tiers.ts";
import { runTerm } from "./word-queries.ts";

/** Conditions of a search. */
export interface SearchFilter {
  /** Who searches. */
  readonly place: ListedIn;
  readonly categoryId?: number | undefined;
  readonly subCategoryId?: number | undefined;
  /** Only these products. */
  readonly ids?: readonly number[] | undefined;
  /** Only the products whose names match this tsquery. */
  readonly named?: string | undefined;
  /** Only products whose part number, their own or the maker's, begins with this key. */
  readonly numberBegin?: string | undefined;
  /** Only what products whose names match this tsquery need or have as accessories. */
  readonly goesWith?: string | undefined;
}

/** A product's position in a search: its rank, then its id. */
export interface Match {
  /** Twice the index of its tier; one more where it has no price or is out of stock. */
  readonly rank: number;
  readonly id: number;
}

/** Matches what is seen in a place. */
export const isSeen = ({ place }: Pick<SearchFilter, "place">): SQL | undefined =>
  place === "lists" ? eq(documents.isListed, true) : undefined;

const filtered = (filter: SearchFilter): SQL | undefined => {
  const { categoryId, subCategoryId, ids, place, named, numberBegin } = filter;
  return and(
    isSeen({ place }),
    filter.goesWith === undefined ? undefined : goesWith(filter.goesWith),
    numberBegin === undefined
      ? undefined
      : or(
          startsWith(documents.partKey, numberBegin),
          startsWith(documents.manufacturerPartKey, numberBegin),
        ),
    named === undefined ? undefined : sql`${documents.nameWords} @@ ${named}::tsquery`,
    categoryId === undefined ? undefined : eq(documents.categoryId, categoryId),
    subCategoryId === undefined ? undefined : eq(documents.subCategoryId, subCategoryId),
    ids && sql`${documents.productId} = any(${sql.param([...ids])}::integer[])`,
  );
};

/** The ids of all matches, or of those whose names match another query, as a subquery for other modules' conditions. */
export const matchingIds = (
  queries: Queries,
  search: Search,
  { place, inName }: Pick<SearchFilter, "place"> & { readonly inName?: SearchQuery | undefined },
) =>
  queries
    .select({ id: documents.productId })
    .from(documents)
    .where(
      and(
        anyTier(search),
        isSeen({ place }),
        inName && sql`${documents.nameWords} @@ ${inName.purposePrefixes}::tsquery`,
      ),
    );

/** A query for the ids of all matches in any order; without a search for all that the filter lets through. */
export const matchesOf = (queries: Queries, search: Search, filter: SearchFilter) =>
  queries
    .select({ id: documents.productId })
    .from(documents)
    .where(and(anyTier(search), filtered(filter)));

/** The ids of the matches in any order, up to one more than {@link COUNT_EXACT_UP_TO}. */
export function findMatches(
  queries: Queries,
  search: Search,
  filter: SearchFilter,
): Promise<readonly number[]> {
  noteReads(["products"]);
  return idsOf(
    queries,
    matchesOf(queries, search, filter)
      .limit(COUNT_EXACT_UP_TO + 1)
      .getSQL(),
  );
}

/** Rows that are read to find a common word, and matches to find any other: for so many of them the planner takes the index. */
const SCANNED = 200;
const READ_BY_INDEX = 100;

/**
 * Whether a product that is seen in a place matches a tsquery that the planner does not know. As `exists` it would read the table until the
 * first match, and all of it for a word that no product has; an index first collects all matches, which takes long for common words.
 */
export const hasMatch = (
  column: "allWords" | "nameWords",
  tsquery: SQLWrapper,
  { place }: Pick<SearchFilter, "place">,
): SQL<boolean> => {
  const words = documents[column];
  const isMatch = and(sql`${words} @@ ${tsquery}::tsquery`, isSeen({ place }));
  return sql`(exists(select from (select ${words}, ${documents.isListed} from ${documents} limit ${SCANNED}) as search_documents where ${isMatch})
    or (select count(*) > 0 from (select from ${documents} where ${isMatch} limit ${READ_BY_INDEX}) as found))`;
};

/** For each tsquery, whether a product that is seen in a place matches it, in all its words or in those of its names. */
export async function matchEach(
  queries: Queries,
  words: readonly string[],
  filter: Pick<SearchFilter, "place">,
  column: "allWords" | "nameWords" = "allWords",
): Promise<boolean[]> {
  noteReads(["products"]);
  if (words.length === 0) return [];
  const rows = await queries
    .select({ found: hasMatch(column, sql`wanted.words`, filter) })
    .from(sql`unnest(${sql.param(words)}::text[]) with ordinality as wanted(words, place)`)
    .orderBy(sql`wanted.place`);
  return rows.map(({ found }) => found);
}

/** For each group of words, whether one of some products has it in its names or part numbers, and not in its descriptions alone. */
export async function callEach(
  queries: Queries,
  groups: readonly WordGroup[],
  ids: readonly number[],
): Promise<boolean[]> {
  const { nameKey, partKey, manufacturerPartKey, nameWords, allWords, productId } = documents;
  const called = groups.map((group) => {
    const key = foldPartNumber(group.text);
    return or(
      ...[nameKey, partKey, manufacturerPartKey].map((column) => startsWith(column, key)),
      sql`${nameWords} @@ ${namedGroup(group)}::tsquery`,
      sql`${allWords} @@ ${runTerm(key)}::tsquery`,
    );
  });
  const rows = await queries
    .select({
      called: sql<boolean[]>`array[${sql.join(
        called.map((condition) => sql`coalesce(bool_or(${condition}), false)`),
        sql`, `,
      )}]`,
    })
    .from(documents)
    .where(sql`${productId} = any(${sql.param([...ids])}::integer[])`);
  return rows[0]?.called ?? [];
}

/** Whether a product's name, part number or maker's part number is the text of a search. */
export async function findExact(
  queries: Queries,
  { key }: SearchQuery,
  filter: Pick<SearchFilter, "place">,
): Promise<boolean> {
  const { nameKey, partKey, manufacturerPartKey } = documents;
  const rows = await queries
    .select({ id: documents.productId })
    .from(documents)
    .where(and(isSeen(filter), or(eq(nameKey, key), eq(partKey, key), eq(manufacturerPartKey, key))))
    .limit(1);
  return rows.length > 0;
}

/** How known matches are ranked. */
interface Ranking {
  readonly after: Match | undefined;
  readonly limit: number;
}

/** The next of some products, of which all ids are known, as a search ranks them; those that it does not match come last. */
export async function rankFew(
  queries: Queries,
  search: Search,
  ids: readonly number[],
  { after, limit }: Ranking,
): Promise<Match[]> {
  const cases = tiersOf(search).map(
    ({ condition }, index) => sql`when ${condition} then ${sql.raw(String(2 * index))}`,
  );
  const others = sql.raw(String(2 * cases.length));
  const ranked = queries
    .select({
      id: documents.productId,
      rank: sql<number>`${cases.length === 0 ? others : sql`case ${sql.join(cases, sql` `)} else ${others} end`} + (not ${documents.isOffered})::integer`.as(
        "rank",
      ),
    })
    .from(documents)
    .where(sql`${documents.productId} = any(${sql.param(ids)}::integer[])`)
    .as("ranked");
  const { rank, id } = ranked;
  return queries
    .select({ id, rank })
    .from(ranked)
    .where(after && sql`(${rank}, ${id}) > (${after.rank}::integer, ${after.id}::integer)`)
    .orderBy(asc(rank), asc(id))
    .limit(limit);
}

/** Ids that are scanned in order before an index is used: enough to fill a page with common matches. */
const SCAN_IDS = 1500;

const { productId: id, isOffered } = documents;

/** A position within one tier: products that are offered come before the others. */
interface TierPlace {
  readonly isOffered: boolean;
  readonly id: number;
}

const START: TierPlace = { isOffered: true, id: 0 };

/** The first matches of a tier after a place, by an index and a sort: '+ 0' keeps the planner from scanning in the order of ids. */
const findByIndex = (
  queries: Queries,
  matches: SQL | undefined,
  after: TierPlace,
  limit: number,
): Promise<TierPlace[]> =>
  queries
    .select({ id, isOffered })
    .from(documents)
    .where(
      and(matches, sql`(not ${isOffered}, ${id}) > (${!after.isOffered}::boolean, ${after.id}::integer)`),
    )
    .orderBy(sql`not ${isOffered}`, sql`${id} + 0`)
    .limit(limit);

/** The first matches of a tier after a place by a short scan, then by an index: a scan finds common matches soon, for which an index would be slow. */
async function scanThenFindByIndex(
  queries: Queries,
  matches: SQL | undefined,
  after: TierPlace,
  limit: number,
): Promise<TierPlace[]> {
  if (!after.isOffered) return findByIndex(queries, matches, after, limit);
  const end = after.id + SCAN_IDS;
  const scanned = await queries
    .select({ id, isOffered })
    .from(documents)
    .where(and(matches, isOffered, gt(id, after.id), lte(id, end)))
    .orderBy(asc(id))
    .limit(limit);
  if (scanned.length === limit) return scanned;
  const rest = await findByIndex(queries, matches, { isOffered: true, id: end }, limit - scanned.length);
  return scanned.concat(rest);
}

const placeOf = ({ rank, id: last }: Match): TierPlace => ({ isOffered: rank % 2 === 0, id: last });

/**
 * The next matches of a search with many: queries tier by tier until the limit is reached. With `others` what the filter lets through and the
 * search does not match comes last.
 */
export async function rankMany(
  queries: Queries,
  search: Search,
  filter: SearchFilter,
  { after, limit, others = false }: Pick<Ranking, "after" | "limit"> & { readonly others?: boolean },
): Promise<Match[]> {
  const tiers = [...tiersOf(search), ...(others ? [{ condition: sql`true`, isCommon: true }] : [])];
  const afterTier = after && Math.floor(after.rank / 2);
  const matches: Match[] = [];
  for (const [tier, { condition, isCommon }] of tiers.entries()) {
    if (tier < (afterTier ?? 0) || matches.length === limit) continue;
    const better = or(...tiers.slice(0, tier).map((it) => it.condition));
    const unseen = and(condition, better && sql`(${better}) is not true`, filtered(filter));
    const find = isCommon ? scanThenFindByIndex : findByIndex;
    const place = after && afterTier === tier ? placeOf(after) : START;
    const found = await find(queries, unseen, place, limit - matches.length);
    matches.push(...found.map((one) => ({ id: one.id, rank: 2 * tier + (one.isOffered ? 0 : 1) })));
  }
  return matches;
}
