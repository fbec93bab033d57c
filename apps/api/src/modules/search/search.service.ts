import { COUNT_EXACT_UP_TO } from "@shop/contract/constants.ts";
import type { SQL } from "drizzle-orm";
import * as v from "valibot";

import type { Queries } from "../../database/database.ts";
import { readCursor, writeCursor } from "../../http/cursor.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { readSearch, type SearchQuery } from "./search-query.ts";
import { repairs } from "./search-repair.ts";
import {
  countMatches,
  findWords,
  type Match,
  matchingIds,
  rankFew,
  rankMany,
  type SearchFilter,
} from "./search.repository.ts";
import { Vocabulary } from "./vocabulary.ts";

/** One page of what a search finds, best match first. */
export interface SearchPage {
  readonly ids: number[];
  readonly nextCursor: string | null;
  /** Exact up to {@link COUNT_EXACT_UP_TO}; then that number, and `totalExact` is false. */
  readonly total: number;
  readonly totalExact: boolean;
  /** The repaired text that was searched for, where there was a typing error. */
  readonly corrected: string | null;
}

/** Finds products by text. */
export interface SearchService {
  /** One page of the matches, best first; throws bad_query for a bad cursor. */
  readonly page: (
    text: string,
    part: { filter: SearchFilter; cursor: string | undefined; limit: number },
  ) => Promise<SearchPage>;
  /** The ids that a text finds, as a subquery; null where it finds none. */
  readonly matching: (text: string, filter: SearchFilter) => Promise<SQL | null>;
}

interface Found {
  readonly query: SearchQuery;
  readonly total: number;
  readonly corrected: string | null;
}

const cursorSchema = v.strictTuple([
  v.literal("search"),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
]);

function readMatch(cursor: string | undefined): Match | undefined {
  if (cursor === undefined) return undefined;
  const [, tier, id] = readCursor(cursorSchema, cursor);
  return { tier, id };
}

/** Makes the search service. */
export function searchService(queries: Queries, catalogue: Pick<Catalogue, "version">): SearchService {
  let words: { readonly version: string; readonly vocabulary: Promise<Vocabulary> } | undefined;

  /** The vocabulary of the current catalogue: read when a typing error first calls for it. */
  const vocabulary = (): Promise<Vocabulary> => {
    const version = catalogue.version();
    if (words?.version !== version) {
      const reading = findWords(queries).then((found) => new Vocabulary(found));
      words = { version, vocabulary: reading };
      reading.catch(() => (words = undefined));
    }
    return words.vocabulary;
  };

  const find = async (text: string, filter: SearchFilter): Promise<Found | null> => {
    const query = readSearch(text);
    if (!query) return null;
    const total = await countMatches(queries, query, filter);
    if (total > 0) return { query, total, corrected: null };
    for (const corrected of repairs(query, await vocabulary())) {
      const repaired = readSearch(corrected);
      const found = repaired ? await countMatches(queries, repaired, filter) : 0;
      if (repaired && found > 0) return { query: repaired, total: found, corrected };
    }
    return null;
  };

  return {
    page: async (text, { filter, cursor, limit }) => {
      const after = readMatch(cursor);
      const found = await find(text, filter);
      if (!found) return { ids: [], nextCursor: null, total: 0, totalExact: true, corrected: null };
      const { query, total, corrected } = found;
      const rank = total > COUNT_EXACT_UP_TO ? rankMany : rankFew;
      const matches = await rank(queries, query, filter, after, limit + 1);
      const last = matches.length > limit ? matches[limit - 1] : undefined;
      return {
        ids: matches.slice(0, limit).map(({ id }) => id),
        nextCursor: last ? writeCursor(["search", last.tier, last.id]) : null,
        total: Math.min(total, COUNT_EXACT_UP_TO),
        totalExact: total <= COUNT_EXACT_UP_TO,
        corrected,
      };
    },
    matching: async (text, filter) => {
      const found = await find(text, filter);
      return found && matchingIds(queries, found.query).getSQL();
    },
  };
}
