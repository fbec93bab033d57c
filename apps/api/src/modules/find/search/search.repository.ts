import { COUNT_EXACT_UP_TO } from "@shop/domain/constants.ts";
import { foldPartNumber } from "@shop/domain/search/folding.ts";
import { noteReads } from "@shop/serving/reads.ts";
import { sql } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import type { ListedIn } from "../../products/product-visibility.ts";
import { products } from "../../products/products.table.ts";
import { allOf, anyOf, inMarks, inNames, inWords, without } from "../engine/expressions.ts";
import { marks } from "../engine/marks.ts";
import type { SearchIndex } from "../engine/search-index.ts";
import type { Ranked } from "../engine/search-tasks.ts";
import type { WordGroup } from "../engine/search-words.ts";
import type { SearchQuery } from "./search-query.ts";
import { namedGroup } from "./search-terms.ts";
import { anyTier, isCalled, isCalledBeginning, numberBegins, type Search, tiersOf } from "./search-tiers.ts";
import { runTerm } from "./word-queries.ts";

/** Conditions of a search. */
export interface SearchFilter {
  /** Who searches. */
  readonly place: ListedIn;
  readonly categoryId?: number | undefined;
  readonly subCategoryId?: number | undefined;
  /** Only these products. */
  readonly ids?: readonly number[] | undefined;
  /** Only the products whose names match this expression. */
  readonly named?: string | undefined;
  /** Only products whose part number, their own or the maker's, begins with this key. */
  readonly numberBegin?: string | undefined;
}

/** What all products match that a filter lets through, but for its place and ids. */
const filtersOf = ({ categoryId, subCategoryId, named, numberBegin }: SearchFilter): string[] => [
  ...(named === undefined ? [] : [inNames(named)]),
  ...(numberBegin === undefined ? [] : [numberBegins(numberBegin)]),
  ...(subCategoryId === undefined ? [] : [inMarks([marks.subCategory(subCategoryId)])]),
  ...(categoryId === undefined ? [] : [inMarks([marks.category(categoryId)])]),
];

/** What is not seen in a place. */
const unseenIn = ({ place }: Pick<SearchFilter, "place">): string[] =>
  place === "lists" ? [inMarks([marks.unlisted])] : [];

/** The ids of all matches, ascending, up to a limit where one is given; without a search of all that the filter lets through. */
export async function findMatches(
  index: SearchIndex,
  search: Search,
  filter: SearchFilter,
  limit?: number,
): Promise<readonly number[]> {
  noteReads(["products"]);
  const wanted = [...(search.length === 0 ? [] : [anyTier(search)]), ...filtersOf(filter)];
  const match = without(allOf(wanted.length === 0 ? [inMarks([marks.all])] : wanted), unseenIn(filter));
  const { ids } = await index.run({ name: "find", match, among: filter.ids, limit }, filter.place);
  return [...ids];
}

/** The same up to one more than {@link COUNT_EXACT_UP_TO}. */
export const findCounted = (
  index: SearchIndex,
  search: Search,
  filter: SearchFilter,
): Promise<readonly number[]> => findMatches(index, search, filter, COUNT_EXACT_UP_TO + 1);

/** What products whose names match an expression need or have as accessories: the battery of 'battery for esp32'. */
export async function findGoingWith(
  { index, queries }: { readonly index: SearchIndex; readonly queries: Queries },
  named: string,
): Promise<readonly number[]> {
  noteReads(["products"]);
  const match = without(allOf([inNames(named), inMarks([marks.linked])]), [inMarks([marks.unlisted])]);
  const { ids: names } = await index.run({ name: "find", match }, "lists");
  if (names.length === 0) return [];
  const { id, needs, accessories } = products;
  const rows = await queries
    .selectDistinct({ id: sql<number>`unnest(${needs} || ${accessories})` })
    .from(products)
    .where(sql`${id} = any(${sql.param([...names])}::integer[])`);
  return rows.map((row) => row.id);
}

/** For each expression, whether a product that is seen in a place matches it, in all its words or in those of its names. */
export async function matchEach(
  index: SearchIndex,
  expressions: readonly string[],
  { place }: Pick<SearchFilter, "place">,
  within: (expression: string) => string = inWords,
): Promise<readonly boolean[]> {
  noteReads(["products"]);
  if (expressions.length === 0) return [];
  const unseen = unseenIn({ place });
  const matches = expressions.map((expression) => without(within(expression), unseen));
  return (await index.run({ name: "matchEach", matches }, place)).isMatched;
}

/** For each group of words, whether one of some products has it in its names or part numbers, and not in its descriptions alone. */
export async function callEach(
  index: SearchIndex,
  groups: readonly WordGroup[],
  { ids, place }: Pick<SearchFilter, "place"> & { readonly ids: readonly number[] },
): Promise<boolean[]> {
  const called = groups.map((group) => {
    const key = foldPartNumber(group.text);
    return anyOf([isCalledBeginning(key), inNames(namedGroup(group)), inWords(runTerm(key))]);
  });
  return Promise.all(
    called.map(
      async (match) => (await index.run({ name: "find", match, among: ids, limit: 1 }, place)).ids.length > 0,
    ),
  );
}

/** Whether a product's name, part number or maker's part number is the text of a search. */
export async function findExact(
  index: SearchIndex,
  { key }: SearchQuery,
  filter: Pick<SearchFilter, "place">,
): Promise<boolean> {
  const [isFound = false] = await matchEach(index, [isCalled(key)], filter, (expression) => expression);
  return isFound;
}

/** How known matches are ranked. */
interface Ranking {
  readonly after: Ranked | undefined;
  readonly limit: number;
}

/** The next of some products, of which all ids are known, as a search ranks them; those that it does not match come last. */
export async function rankFew(
  index: SearchIndex,
  search: Search,
  { ids, place }: Pick<SearchFilter, "place"> & { readonly ids: readonly number[] },
  ranking: Ranking,
): Promise<readonly Ranked[]> {
  if (ids.length === 0) return [];
  const tiers = tiersOf(search);
  const task = { name: "rank", tiers, filters: [], excluded: [], among: ids } as const;
  return (await index.run({ ...task, ...ranking }, place)).ranked;
}

/** The next matches of a search with many. */
export async function rankMany(
  index: SearchIndex,
  search: Search,
  filter: SearchFilter,
  ranking: Ranking,
): Promise<readonly Ranked[]> {
  const { ids, place } = filter;
  if (ids) return rankFew(index, search, { ids: await findMatches(index, search, filter), place }, ranking);
  const tiers = tiersOf(search);
  const [filters, excluded] = [filtersOf(filter), unseenIn(filter)];
  return (await index.run({ name: "rank", tiers, filters, excluded, ...ranking }, place)).ranked;
}
