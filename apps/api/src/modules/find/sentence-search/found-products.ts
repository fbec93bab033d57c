import type { AppliedValue } from "@shop/domain/facets/narrow-by-values.ts";
import { narrowByValues } from "@shop/domain/facets/narrow-by-values.ts";
import { readValueWords } from "@shop/domain/facets/value-words.ts";
import { foldText } from "@shop/domain/search/folding.ts";
import { isFiller } from "@shop/domain/search/kind-words.ts";
import { opposites } from "@shop/domain/search/opposites.ts";
import type { PriceBound } from "@shop/domain/search/sentence/price-bound.ts";
import type { AttributeSet } from "@shop/domain/specifications/attribute-set.ts";
import { noteReads } from "@shop/serving/reads.ts";

import type { Queries } from "../../../database/database.ts";
import type { ProductIndex } from "../../products/product-index.ts";
import { idsOf } from "../search/found-ids.ts";
import type { SearchFinder } from "../search/search-finder.ts";
import { readSearch } from "../search/search-query.ts";
import { anyNamed } from "../search/search-terms.ts";
import { filteredIds, findMatches, rankFew, type SearchFilter } from "../search/search.repository.ts";

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

/** Products that are put in order; of more the first in stock are. */
const MAX_ORDERED = 1000;

const tokensOf = (text: string): string[] =>
  text.split(/\s+/).filter((word) => word !== "" && !isFiller(foldText(word)));

/** The steps by which the products of a sentence are found, within a filter. */
export function foundProducts(
  { queries, index, attributesOf, finder }: ProductSources,
  filter: SearchFilter,
) {
  const matching = async (text: string, within: Partial<SearchFilter>): Promise<readonly number[]> => {
    const query = readSearch(text, await finder.vocabulary());
    return query ? findMatches(queries, [query], { ...filter, ...within }) : [];
  };

  /** All products whose names match a tsquery. */
  const named = (tsquery: string): Promise<readonly number[]> =>
    idsOf(queries, filteredIds(queries, { ...filter, named: tsquery }));

  /** The products among some that have free words, all or as many as some have together; a word with a typing error counts as repaired. */
  const withWords = async (
    text: string,
    among: readonly number[],
  ): Promise<Left & { readonly text: string }> => {
    const words = tokensOf(text);
    if (words.length === 0) return { ids: among, unmatched: [], text: "" };
    const all = await matching(words.join(" "), { ids: among });
    if (all.length > 0) return { ids: all, unmatched: [], text };
    const kept: string[] = [];
    const unmatched: string[] = [];
    let ids = among;
    for (const word of words) {
      const found = await finder.find({ text: word, filter: { ...filter, ids: among } });
      const spelling = found?.corrected ?? word;
      const together = found ? await matching([...kept, spelling].join(" "), { ids: among }) : [];
      if (together.length > 0) {
        ids = together;
        kept.push(spelling);
      } else unmatched.push(word);
    }
    // 'PNP transistor' is no NPN one.
    const without = anyNamed(unmatched.flatMap((word) => opposites.get(foldText(word)) ?? []));
    const allowed = without === undefined ? ids : await findMatches(queries, [], { ...filter, ids, without });
    return { ids: allowed, unmatched, text: kept.join(" ") };
  };

  /** The products among some that have the values of a text, or the nearest to them; all where none is near. */
  const withValues = async (text: string, among: readonly number[]): Promise<WithValues> => {
    noteReads(["attributes", "products"]);
    const read = readValueWords(text, await attributesOf());
    if (!read) return { ids: among, unmatched: [], values: [], rest: text };
    const narrowed = narrowByValues(await index.columns(), {
      scope: { ...filter, among: new Set(among) },
      values: read.values,
      written: await matching(read.values.map(({ words }) => words).join(" "), { ids: among }),
    });
    if (!narrowed) return { ids: among, unmatched: [], values: [], rest: text };
    const { ids, main, values, unmatched } = narrowed;
    return { ids: main.size > 0 ? [...main] : [...ids], values, unmatched, rest: read.rest };
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
      limit: MAX_ORDERED,
      counted: [],
    });
    return ids;
  };

  /** Some products, the best first. */
  const inOrder = async (among: readonly number[], { text, byPrice }: Order): Promise<readonly number[]> => {
    if (byPrice || among.length > MAX_ORDERED) return byColumns(among, byPrice ? "price" : "offered");
    if (among.length < 2) return among;
    const query = readSearch(text, await finder.vocabulary());
    const ranked = await rankFew(queries, query ? [query] : [], among, {
      after: undefined,
      limit: MAX_ORDERED,
    });
    return ranked.map(({ id }) => id);
  };

  return { matching, named, withWords, withValues, withinPrice, inOrder };
}

/** The steps by which products are found. */
export type FoundProducts = ReturnType<typeof foundProducts>;
