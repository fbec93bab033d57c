import type { AppliedValue } from "@shop/domain/facets/narrow-by-values.ts";
import { narrowByValues } from "@shop/domain/facets/narrow-by-values.ts";
import type { ProductColumns } from "@shop/domain/facets/product-columns.ts";
import { readValueWords, type ValueWords } from "@shop/domain/facets/value-words.ts";
import { foldText } from "@shop/domain/search/folding.ts";
import { isFiller } from "@shop/domain/search/kind-words.ts";
import { opposites } from "@shop/domain/search/opposites.ts";
import type { PriceBound } from "@shop/domain/search/sentence/price-bound.ts";
import type { Sentence } from "@shop/domain/search/sentence/read-sentence.ts";
import type { AttributeSet } from "@shop/domain/specifications/attribute-set.ts";
import { noteReads } from "@shop/serving/reads.ts";

import type { Queries } from "../../../database/database.ts";
import type { ProductIndex } from "../../products/product-index.ts";
import { polarityForm } from "../../products/search-index/search-words.ts";
import { idsOf } from "../search/found-ids.ts";
import type { SearchFinder } from "../search/search-finder.ts";
import { readBegun, readSearch } from "../search/search-query.ts";
import { allNamed, anyNamed, quoted } from "../search/search-terms.ts";
import type { Search } from "../search/search-tiers.ts";
import { findMatches, matchesOf, rankFew, type SearchFilter } from "../search/search.repository.ts";

/** What {@link foundProducts} reads. */
export interface ProductSources {
  readonly queries: Queries;
  readonly index: ProductIndex;
  readonly attributesOf: () => Promise<AttributeSet>;
  readonly finder: SearchFinder;
}

/** Products that are left of some, and how their words were read. */
interface Left {
  readonly ids: readonly number[];
  readonly unmatched: readonly string[];
}

/** Products with free words. */
interface WithWords extends Left {
  /** Part numbers in place of which others were found. */
  readonly near: readonly string[];
  /** Words with typing errors, and what they were read as. */
  readonly spellings: ReadonlyMap<string, string>;
}

/** Products with the values of a text. */
interface WithValues extends Left {
  readonly values: readonly AppliedValue[];
  /** The words that are no values. */
  readonly rest: string;
}

/** How products are ordered. */
interface Order {
  /** The text that ranks them. */
  readonly text: string;
  /** The lowest price first. */
  readonly byPrice: boolean;
}

/** Products that are ranked by the words of a search; of more those that are offered come first. */
const MAX_RANKED = 1000;

const tokensOf = (text: string): string[] =>
  text.split(/\s+/).filter((word) => word !== "" && !isFiller(foldText(word)));

/**
 * A value as one of the attributes that cards of such products show, where they state one that it may be of; of those the ones that another part
 * must have in common: the 12 V of a relay are those of its coil, and not the most that its contacts switch.
 */
function ofMain(value: ValueWords, columns: ProductColumns, among: readonly number[]): ValueWords {
  const stated = value.meanings.filter(
    ({ attribute }) => attribute.on_cards && columns.stating(among, [attribute.id]).size > 0,
  );
  const same = stated.filter(({ attribute }) => attribute.alternative === "same");
  const meanings = same.length > 0 ? same : stated;
  return meanings.length > 0 ? { ...value, meanings } : value;
}

/** The steps by which the products of a sentence are found, within a filter. */
export function foundProducts(
  { queries, index, attributesOf, finder }: ProductSources,
  filter: SearchFilter,
) {
  const idsIn = (search: Search, within: Partial<SearchFilter>): Promise<readonly number[]> =>
    idsOf(queries, matchesOf(queries, search, { ...filter, ...within }).getSQL());

  /** All products with the words of a text as they are written, the last one perhaps begun; without `isBegun` whole words only. */
  const matching = async (
    text: string,
    within: Partial<SearchFilter>,
    isBegun = true,
  ): Promise<readonly number[]> => {
    const words = await finder.vocabulary();
    const query = readSearch(text, words);
    if (!query) return [];
    if (!isBegun) return idsIn([{ ...query, runs: query.words, keyIsPrefix: false }], within);
    const ids = await idsIn([query], within);
    // Beside a kind a single word may be begun.
    const begun = ids.length > 0 ? null : readBegun(text, words, within.ids ? 1 : 2);
    return begun ? idsIn([begun], within) : ids;
  };

  /** What has the words of a text, repaired where nothing has them. */
  const searched = async (text: string): Promise<readonly number[]> => {
    const written = await matching(text, {});
    return written.length > 0 ? written : ((await finder.find({ text, filter }))?.ids ?? []);
  };

  /** Products whose part number begins with a text. */
  const numbered = async (text: string): Promise<readonly number[]> => {
    const query = readSearch(text, await finder.vocabulary());
    return query?.keyIsPrefix ? idsIn([], { numberBegin: query.key }) : [];
  };

  /** All products whose names match a tsquery. */
  const named = (tsquery: string): Promise<readonly number[]> => idsIn([], { named: tsquery });

  /** Whether a product has all words of a text in its names or numbers. */
  const areCalled = async (text: string): Promise<boolean> => {
    const words = allNamed(text);
    return words !== undefined && (await findMatches(queries, [], { ...filter, named: words })).length > 0;
  };

  /** The products among some with a polarity; where it is stated of none, those that do not have the opposite one. */
  const withPolarity = async (
    { id, opposite, words }: NonNullable<Sentence["polarity"]>,
    among: readonly number[],
  ): Promise<Left> => {
    const [own, opposed] = await Promise.all(
      [id, opposite].map((one) => idsIn([], { ids: among, named: quoted(polarityForm(one), "") })),
    );
    if (own && own.length > 0) return { ids: own, unmatched: [] };
    const others = new Set(opposed);
    return { ids: among.filter((one) => !others.has(one)), unmatched: [words] };
  };

  /** The products among some that have free words, all or as many as some have together; a word with a typing error counts as repaired. */
  const withWords = async (text: string, among: readonly number[]): Promise<WithWords> => {
    const words = tokensOf(text);
    if (words.length === 0) return { ids: among, unmatched: [], near: [], spellings: new Map() };
    // 'relay 12' is none that only mentions the number.
    const numbers = words.filter((word) => /^\p{Nd}{1,2}$/u.test(word));
    const named = allNamed(numbers.join(" "));
    const all = await matching(words.join(" "), { ids: among, named });
    if (all.length > 0) return { ids: all, unmatched: [], near: [], spellings: new Map() };
    const kept: string[] = [];
    const unmatched: string[] = [];
    const near: string[] = [];
    const spellings = new Map<string, string>();
    let ids = among;
    for (const [at, word] of words.entries()) {
      const isLast = at === words.length - 1;
      const within = { ids, named: numbers.includes(word) ? named : undefined };
      const alone = await matching(word, within, isLast);
      const repaired =
        alone.length > 0 ? null : await finder.find({ text: word, filter: { ...filter, ids } });
      const found = repaired?.ids ?? alone;
      const together =
        repaired || kept.length === 0 ? found : await matching([...kept, word].join(" "), { ids }, isLast);
      if (together.length === 0) {
        unmatched.push(word);
        continue;
      }
      ids = together;
      if (repaired) near.push(...repaired.near);
      else kept.push(word);
      if (repaired?.corrected) spellings.set(word, repaired.corrected);
    }
    // 'female header' is no male one.
    const without = anyNamed(unmatched.flatMap((word) => opposites.get(foldText(word)) ?? []));
    const allowed = without === undefined ? ids : await idsIn([], { ids, without });
    return { ids: allowed, unmatched, near, spellings };
  };

  /** The products among some that have the values of a text, or the nearest to them; all where none is near. */
  const withValues = async (text: string, among: readonly number[]): Promise<WithValues> => {
    noteReads(["attributes", "products"]);
    const read = readValueWords(text, await attributesOf());
    if (!read) return { ids: among, unmatched: [], values: [], rest: text };
    const columns = await index.columns();
    const written = await matching(read.values.map(({ words }) => words).join(" "), { ids: among });
    const scope = { ...filter, among: new Set(among) };
    const narrow = (values: readonly ValueWords[]) => narrowByValues(columns, { scope, values, written });
    // What such a product is looked for by, then anything else that is measured so.
    const main = narrow(read.values.map((value) => ofMain(value, columns, among)));
    const isMet = main?.unmatched.length === 0 && main.values.every(({ match }) => match !== "near");
    const any = isMet ? null : narrow(read.values);
    const isExact = any?.unmatched.length === 0 && any.values.every(({ match }) => match === "exact");
    const found = isExact ? any : main;
    if (!found) return { ids: among, unmatched: [], values: [], rest: text };
    return { ids: [...found.ids], values: found.values, unmatched: found.unmatched, rest: read.rest };
  };

  /** The products among some within a bound of the price. */
  const withinPrice = async (
    { min, max }: PriceBound,
    among: readonly number[],
  ): Promise<readonly number[]> => {
    noteReads(["products"]);
    return (await index.columns()).matching({
      scope: { among: new Set(among) },
      conditions: [{ column: "price", min: min ?? 0.01, max: max ?? Infinity }],
    });
  };

  const byColumns = async (among: readonly number[], by: "price" | "offered"): Promise<readonly number[]> => {
    noteReads(["products", "stock"]);
    const { ids } = (await index.columns()).find({
      scope: { among: new Set(among) },
      conditions: [],
      order: { by, descending: false },
      after: undefined,
      limit: among.length,
      counted: [],
    });
    return ids;
  };

  /** Some products, the best first. */
  const inOrder = async (among: readonly number[], { text, byPrice }: Order): Promise<readonly number[]> => {
    if (byPrice || among.length > MAX_RANKED) return byColumns(among, byPrice ? "price" : "offered");
    if (among.length < 2) return among;
    const query = readSearch(text, await finder.vocabulary());
    const ranked = await rankFew(queries, query ? [query] : [], among, {
      after: undefined,
      limit: MAX_RANKED,
    });
    return ranked.map(({ id }) => id);
  };

  return {
    matching,
    searched,
    numbered,
    named,
    areCalled,
    withPolarity,
    withWords,
    withValues,
    withinPrice,
    inOrder,
  };
}

/** The steps by which products are found. */
export type FoundProducts = ReturnType<typeof foundProducts>;
