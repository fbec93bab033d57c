import type { PriceBound } from "@shop/domain/search/sentence/price-bound.ts";
import type { Sentence } from "@shop/domain/search/sentence/read-sentence.ts";
import type { AttributeSet } from "@shop/domain/specifications/attribute-set.ts";
import { noteReads } from "@shop/serving/reads.ts";

import type { Queries } from "../../../database/database.ts";
import type { ProductIndex } from "../../products/product-index.ts";
import { quoted } from "../engine/expressions.ts";
import type { SearchIndex } from "../engine/search-index.ts";
import { polarityForm } from "../engine/search-words.ts";
import type { SearchFinder } from "../search/search-finder.ts";
import { readBegun, readSearch } from "../search/search-query.ts";
import { allNamed } from "../search/search-terms.ts";
import type { Search } from "../search/search-tiers.ts";
import {
  findCounted,
  findGoingWith,
  findMatches,
  rankFew,
  type SearchFilter,
} from "../search/search.repository.ts";

/** What products of a sentence are read from. */
export interface ProductSources {
  readonly queries: Queries;
  readonly columns: ProductIndex["columns"];
  readonly index: SearchIndex;
  readonly attributesOf: () => Promise<AttributeSet>;
  readonly finder: SearchFinder;
}

/** Products that are left of some, and the words that none of them has. */
export interface Left {
  readonly ids: readonly number[];
  readonly unmatched: readonly string[];
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

/** Products of a kind that are narrowed one by one; of more only the text is searched, tier by tier. */
const MAX_OF_KIND = 20_000;

/** The products of the shop that a filter lets through, as a sentence is answered from them. */
export class SentenceProducts {
  readonly sources: ProductSources;
  readonly #filter: SearchFilter;

  constructor(sources: ProductSources, filter: SearchFilter) {
    this.sources = sources;
    this.#filter = filter;
  }

  #idsIn(search: Search, within: Partial<SearchFilter>): Promise<readonly number[]> {
    return findMatches(this.sources.index, search, { ...this.#filter, ...within });
  }

  /** All products with the words of a text as they are written, the last one perhaps begun; without `isBegun` whole words only. */
  async matching(
    text: string,
    within: Partial<SearchFilter> = {},
    isBegun = true,
  ): Promise<readonly number[]> {
    const words = await this.sources.finder.vocabulary();
    const query = readSearch(text, words);
    if (!query) return [];
    if (!isBegun) return this.#idsIn([{ ...query, runs: query.words, keyIsPrefix: false }], within);
    const ids = await this.#idsIn([query], within);
    // Beside a kind a single word may be begun.
    const begun = ids.length > 0 ? null : readBegun(text, words, within.ids ? 1 : 2);
    return begun ? this.#idsIn([begun], within) : ids;
  }

  /** What is found for a text with typing errors repaired, among some products or all. */
  repaired(text: string, ids?: readonly number[]): ReturnType<SearchFinder["find"]> {
    return this.sources.finder.find({ text, filter: ids ? { ...this.#filter, ids } : this.#filter });
  }

  /** What has the words of a text, repaired where nothing has them. */
  async searched(text: string): Promise<readonly number[]> {
    const written = await this.matching(text);
    return written.length > 0 ? written : ((await this.repaired(text))?.ids ?? []);
  }

  /** Products whose part number begins with a text. */
  async numbered(text: string): Promise<readonly number[]> {
    const query = readSearch(text, await this.sources.finder.vocabulary());
    return query?.keyIsPrefix ? this.#idsIn([], { numberBegin: query.key }) : [];
  }

  /** The products that need or have as an accessory what products named by an expression are. */
  async goingWith(expression: string): Promise<readonly number[]> {
    return findGoingWith(this.sources, expression);
  }

  /** All products whose names match an expression. */
  named(expression: string): Promise<readonly number[]> {
    return this.#idsIn([], { named: expression });
  }

  /** The products whose names match an expression, as many as are read for a sentence; null where there are more. */
  async fewNamed(expression: string): Promise<readonly number[] | null> {
    const filter = { ...this.#filter, named: expression };
    const ids = await findMatches(this.sources.index, [], filter, MAX_OF_KIND + 1);
    return ids.length > MAX_OF_KIND ? null : ids;
  }

  /** Whether a product has all words of a text in its names or numbers. */
  async areCalled(text: string): Promise<boolean> {
    const named = allNamed(text);
    if (named === undefined) return false;
    return (await findCounted(this.sources.index, [], { ...this.#filter, named })).length > 0;
  }

  /** The products among some with a polarity, else those that do not have the opposite one; null where none of them states either. */
  async withPolarity(
    { id, opposite, words }: NonNullable<Sentence["polarity"]>,
    among: readonly number[],
  ): Promise<Left | null> {
    const [own = [], opposed = []] = await Promise.all(
      [id, opposite].map((one) => this.#idsIn([], { ids: among, named: quoted(polarityForm(one)) })),
    );
    if (own.length > 0) return { ids: own, unmatched: [] };
    if (opposed.length === 0) return null;
    const others = new Set(opposed);
    return { ids: among.filter((one) => !others.has(one)), unmatched: [words] };
  }

  /** The products among some within a bound of the price. */
  async withinPrice({ min, max }: PriceBound, among: readonly number[]): Promise<readonly number[]> {
    noteReads(["products"]);
    return (await this.sources.columns()).matching({
      scope: { among: new Set(among) },
      // What has no price yet costs 0.
      conditions: [{ column: "price", min: min ?? 0.01, max: max ?? Infinity }],
    });
  }

  async #byColumns(among: readonly number[], by: "price" | "offered"): Promise<readonly number[]> {
    noteReads(["products"]);
    const { ids } = (await this.sources.columns()).find({
      scope: { among: new Set(among) },
      conditions: [],
      order: { by, descending: false },
      after: undefined,
      limit: among.length,
      counted: [],
    });
    return ids;
  }

  /** Some products, the best first. */
  async inOrder(among: readonly number[], { text, byPrice }: Order): Promise<readonly number[]> {
    if (among.length < 2) return among;
    // What is out of stock stands behind its equals.
    noteReads(["stock"]);
    if (byPrice || among.length > MAX_RANKED) return this.#byColumns(among, byPrice ? "price" : "offered");
    const query = readSearch(text, await this.sources.finder.vocabulary());
    const place = { after: undefined, limit: MAX_RANKED };
    const { index } = this.sources;
    const search = query ? [query] : [];
    const ranked = await rankFew(index, search, { ids: among, place: this.#filter.place }, place);
    return ranked.map(({ id }) => id);
  }
}
