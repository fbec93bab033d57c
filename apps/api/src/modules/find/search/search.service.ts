import { COUNT_EXACT_UP_TO } from "@shop/domain/constants.ts";
import type { AppliedValue } from "@shop/domain/facets/narrow-by-values.ts";
import * as v from "valibot";

import { readCursor, writeCursor } from "../../../http/cursor.ts";
import type { SearchIndex } from "../engine/search-index.ts";
import type { Ranked } from "../engine/search-tasks.ts";
import type { SearchFinder } from "./search-finder.ts";
import { readSearch } from "./search-query.ts";
import { asTyped, type SearchReading } from "./search-reading.ts";
import { findMatches, rankFew, rankMany, type SearchFilter } from "./search.repository.ts";

/** One page of matches, best first. */
export interface SearchPage extends SearchReading {
  readonly ids: number[];
  readonly nextCursor: string | null;
  /** Exact up to {@link COUNT_EXACT_UP_TO}; beyond it that number, with `totalExact` false. */
  readonly total: number;
  readonly totalExact: boolean;
}

/** One part of the matches of a search. */
interface SearchPart {
  readonly filter: SearchFilter;
  readonly cursor: string | undefined;
  readonly limit: number;
  /** True to leave out words that no product contains; by default such a word means no matches. */
  readonly partly?: boolean;
  /** Words that have been left out of the text already, and that an answer names as such. */
  readonly leftOut?: readonly string[];
}

/** All matches of a search. */
interface Matching {
  /** Their ids in no order. */
  readonly ids: readonly number[];
  /** The words that were read as values of products. */
  readonly values: readonly AppliedValue[];
}

/** Finds products by text. */
export interface SearchService {
  /** One page of the matches, best first; throws bad_query for a bad cursor. */
  readonly page: (text: string, part: SearchPart) => Promise<SearchPage>;
  /** All matches; null where there are none. `partly` leaves out words that no product contains. */
  readonly matching: (text: string, filter: SearchFilter, partly?: boolean) => Promise<Matching | null>;
  /** The ids of the matches of a text as it is written, without repairs, whose names contain the words `named`; none without words. */
  readonly written: (
    text: string,
    named: string,
    filter: Pick<SearchFilter, "place">,
  ) => Promise<readonly number[]>;
}

const noMatches: SearchPage = {
  ...asTyped,
  ids: [],
  nextCursor: null,
  total: 0,
  totalExact: true,
};

const MAX_RANK = 99;

const cursorSchema = v.strictTuple([
  v.literal("search"),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_RANK)),
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
]);

/** Reads the cursor of a page of matches; throws bad_query for any other. */
export function readMatch(cursor: string | undefined): Ranked | undefined {
  if (cursor === undefined) return undefined;
  const [, rank, id] = readCursor(cursorSchema, cursor);
  return { rank, id };
}

/** Writes the cursor of the matches after one. */
export const writeMatch = ({ rank, id }: Ranked): string => writeCursor(["search", rank, id]);

/** Creates the search service. */
export function searchService(index: SearchIndex, { vocabulary, find }: SearchFinder): SearchService {
  return {
    page: async (text, { filter, cursor, limit, partly, leftOut }) => {
      const after = readMatch(cursor);
      const found = await find({ text, filter, partly, leftOut });
      if (!found) return noMatches;
      const { search, ids, corrected, near, mentioned, unmatched } = found;
      const totalExact = ids.length <= COUNT_EXACT_UP_TO;
      const matches = totalExact
        ? await rankFew(index, search, { ids, place: filter.place }, { after, limit: limit + 1 })
        : await rankMany(index, search, filter, { after, limit: limit + 1 });
      const last = matches.length > limit ? matches[limit - 1] : undefined;
      return {
        ...asTyped,
        ids: matches.slice(0, limit).map(({ id }) => id),
        nextCursor: last ? writeMatch(last) : null,
        total: Math.min(ids.length, COUNT_EXACT_UP_TO),
        totalExact,
        corrected,
        near,
        mentioned,
        unmatched,
      };
    },
    written: async (text, named, { place }) => {
      const words = await vocabulary();
      const [query, inName] = [readSearch(text, words), readSearch(named, words)];
      if (!query || !inName) return [];
      return findMatches(index, [query], { place, named: inName.purposePrefixes });
    },
    matching: async (text, filter, partly) => {
      const found = await find({ text, filter, partly });
      if (!found) return null;
      const isAll = found.ids.length <= COUNT_EXACT_UP_TO;
      return { ids: isAll ? found.ids : await findMatches(index, found.search, filter), values: [] };
    },
  };
}
