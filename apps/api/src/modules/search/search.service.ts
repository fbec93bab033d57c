import { COUNT_EXACT_UP_TO } from "@shop/contract/constants.ts";
import type { SQL } from "drizzle-orm";
import * as v from "valibot";

import type { Queries } from "../../database/database.ts";
import { readCursor, writeCursor } from "../../http/cursor.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { readSearch, type SearchQuery } from "./search-query.ts";
import { repairs } from "./search-repair.ts";
import {
  type FewMatches,
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

/** Which part of what a search finds is wanted. */
export interface SearchPart {
  readonly filter: SearchFilter;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** Finds products by text. */
export interface SearchService {
  /** One page of the matches, best first; throws bad_query for a bad cursor. */
  readonly page: (text: string, part: SearchPart) => Promise<SearchPage>;
  /** The ids that a text finds, as a subquery; null where it finds none. */
  readonly matching: (text: string, filter: SearchFilter) => Promise<SQL | null>;
}

interface Found extends FewMatches {
  readonly query: SearchQuery;
  readonly after: Match | undefined;
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

  /** Looks for a text as it is written, and where that finds nothing, for its repairs. */
  const find = async (text: string, { filter, cursor, limit }: SearchPart): Promise<Found | null> => {
    const after = readMatch(cursor);
    const query = readSearch(text);
    if (!query) return null;
    const found = await rankFew(queries, query, filter, after, limit);
    if (found.total > 0) return { ...found, query, after, corrected: null };
    for (const corrected of repairs(query, await vocabulary())) {
      const repaired = readSearch(corrected);
      const other = repaired && (await rankFew(queries, repaired, filter, after, limit));
      if (repaired && other && other.total > 0) return { ...other, query: repaired, after, corrected };
    }
    return null;
  };

  return {
    page: async (text, part) => {
      const { filter, limit } = part;
      const found = await find(text, { ...part, limit: limit + 1 });
      if (!found) return { ids: [], nextCursor: null, total: 0, totalExact: true, corrected: null };
      const { query, after, total, corrected } = found;
      const totalExact = total <= COUNT_EXACT_UP_TO;
      const matches = totalExact ? found.matches : await rankMany(queries, query, filter, after, limit + 1);
      const last = matches.length > limit ? matches[limit - 1] : undefined;
      return {
        ids: matches.slice(0, limit).map(({ id }) => id),
        nextCursor: last ? writeCursor(["search", last.tier, last.id]) : null,
        total: Math.min(total, COUNT_EXACT_UP_TO),
        totalExact,
        corrected,
      };
    },
    matching: async (text, filter) => {
      const found = await find(text, { filter, cursor: undefined, limit: 1 });
      return found && matchingIds(queries, found.query).getSQL();
    },
  };
}
