import { COUNT_EXACT_UP_TO } from "@shop/domain/constants.ts";
import type { AppliedValue } from "@shop/domain/facets/narrow-by-values.ts";
import { foldPartNumber } from "@shop/domain/search/folding.ts";
import { Synonyms } from "@shop/domain/search/synonyms.ts";
import type { SQL } from "drizzle-orm";
import * as v from "valibot";

import type { Queries } from "../../database/database.ts";
import { readCursor, writeCursor } from "../../http/cursor.ts";
import { TrackedCache } from "../../http/tracked-cache.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { findSynonyms } from "../search-synonyms/search-synonyms.repository.ts";
import { groupQueries, keptQuery, readBegun, readSearch, type SearchQuery } from "./search-query.ts";
import {
  codeRepair,
  codesLike,
  commonerSpellings,
  hasOtherDigit,
  type KnownTerms,
  otherMakers,
  partedSearches,
  type Repair,
  soleCode,
  widestSearches,
  wordRepairs,
} from "./search-repair.ts";
import type { Search } from "./search-tiers.ts";
import {
  areCalled,
  findCodesLike,
  findCodesWith,
  findExact,
  findMatches,
  findNamed,
  findWords,
  matchEach,
  type Match,
  matchingIds,
  rankFew,
  rankMany,
  type SearchFilter,
} from "./search.repository.ts";
import { Vocabulary } from "./vocabulary.ts";

/** One page of matches, best first. */
export interface SearchPage {
  readonly ids: number[];
  readonly nextCursor: string | null;
  /** Exact up to {@link COUNT_EXACT_UP_TO}; beyond it that number, with `totalExact` false. */
  readonly total: number;
  readonly totalExact: boolean;
  /** The repaired text that was searched instead, where there was a typing error. */
  readonly corrected: string | null;
  /** The part numbers that no product has, in place of which those of other manufacturers for the same part were searched. */
  readonly near: readonly string[];
  /** The words that no product contains and that were left out, so that the others find something. */
  readonly unmatched: readonly string[];
  /** The words that were read as values of products. */
  readonly values: readonly AppliedValue[];
}

/** One part of the matches of a search. */
interface SearchPart {
  readonly filter: SearchFilter;
  readonly cursor: string | undefined;
  readonly limit: number;
  /** True to leave out words that no product contains; by default such a word means no matches. */
  readonly partly?: boolean;
}

/** All matches of a search. */
interface Matching {
  /** Their ids as a subquery, in no order. */
  readonly ids: SQL;
  /** The words that were read as values of products. */
  readonly values: readonly AppliedValue[];
}

/** Finds products by text. */
export interface SearchService {
  /** One page of the matches, best first; throws bad_query for a bad cursor. */
  readonly page: (text: string, part: SearchPart) => Promise<SearchPage>;
  /** All matches; null where there are none. `partly` leaves out words that no product contains. */
  readonly matching: (text: string, filter: SearchFilter, partly?: boolean) => Promise<Matching | null>;
  /** The ids of the matches of a text as it is written, without repairs, whose names contain the words `named`, as a subquery; null without words. */
  readonly written: (text: string, named: string, filter: Pick<SearchFilter, "place">) => Promise<SQL | null>;
}

interface Found {
  readonly search: Search;
  /** The ids of the matches in any order; one more than {@link COUNT_EXACT_UP_TO} means any higher number. */
  readonly ids: readonly number[];
  readonly corrected: string | null;
  readonly near: readonly string[];
  readonly unmatched: readonly string[];
}

/** A search text and how it is searched. */
interface Wanted {
  readonly text: string;
  readonly filter: SearchFilter;
  readonly partly?: boolean | undefined;
}

const asWritten = (query: SearchQuery, ids: readonly number[]): Found => ({
  search: [query],
  ids,
  corrected: null,
  near: [],
  unmatched: [],
});

const noMatches: SearchPage = {
  ids: [],
  nextCursor: null,
  total: 0,
  totalExact: true,
  corrected: null,
  near: [],
  unmatched: [],
  values: [],
};

/** Maximum number of matches of a word that may be misspelt in the catalogue. */
const RARE = 3;
/** How many times more matches the right spelling has. */
const MUCH_COMMONER = 3;

const MAX_RANK = 99;

const cursorSchema = v.strictTuple([
  v.literal("search"),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_RANK)),
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
]);

/** Reads the cursor of a page of matches; throws bad_query for any other. */
export function readMatch(cursor: string | undefined): Match | undefined {
  if (cursor === undefined) return undefined;
  const [, rank, id] = readCursor(cursorSchema, cursor);
  return { rank, id };
}

/** Writes the cursor of the matches after one. */
export const writeMatch = ({ rank, id }: Match): string => writeCursor(["search", rank, id]);

/** Creates the search service. */
export function searchService(queries: Queries, { track }: Pick<Catalogue, "track">): SearchService {
  const vocabularies = new TrackedCache<Vocabulary>(track, { maxSize: 1, sizeOf: () => 1 });

  /** The vocabulary of the current catalogue, read at its first search. */
  const vocabulary = (): Promise<Vocabulary> =>
    vocabularies.get("all", async () => {
      const groups = await findSynonyms(queries);
      return new Vocabulary(await findWords(queries), new Synonyms(groups.map(({ words }) => words)));
    });

  /** What repairs read of the catalogue, as far as it is seen where the search is. */
  const knownIn = (filter: SearchFilter, spellings: Vocabulary): KnownTerms => ({
    like: (code) => findCodesLike(queries, code),
    containing: (run) => findCodesWith(queries, run),
    named: (words) => findNamed(queries, words, filter),
    found: async (texts) => {
      const read = texts
        .map((text) => readSearch(text, spellings))
        .map((query) => (query ? groupQueries(query) : []));
      const isMatched = await matchEach(queries, read.flat(), filter);
      let end = 0;
      return texts.filter((_, at) => {
        const start = end;
        end += read[at]?.length ?? 0;
        return isMatched.slice(start, end).every(Boolean);
      });
    },
  });

  const idsOf = (search: Search, filter: SearchFilter): Promise<number[]> =>
    findMatches(queries, search, filter);

  /** The first repair that finds at least so many products. */
  const firstWith = async (repairs: readonly Repair[], filter: SearchFilter, atLeast: number) => {
    for (const repair of repairs) {
      const ids = await idsOf([repair.query], filter);
      if (ids.length >= atLeast) return { ...repair, ids };
    }
    return null;
  };

  /** Searches for a text without matches as it may have been meant. */
  const findRepaired = async (
    query: SearchQuery,
    words: Vocabulary,
    filter: SearchFilter,
  ): Promise<Found | null> => {
    const known = knownIn(filter, words);
    const near = await codeRepair(query, words, otherMakers(known));
    const nearIds = near ? await idsOf([near.query], filter) : [];
    if (near && nearIds.length > 0) return { ...asWritten(near.query, nearIds), near: near.codes };
    const code = await codeRepair(query, words, codesLike(known));
    const ids = code ? await idsOf([code.query], filter) : [];
    if (code && ids.length > 0) {
      const found = asWritten(code.query, ids);
      return hasOtherDigit(query.key, foldPartNumber(code.text))
        ? { ...found, near: code.codes }
        : { ...found, corrected: code.text };
    }
    const found = await firstWith(await wordRepairs(query, words, known), filter, 1);
    return found && { ...asWritten(found.query, found.ids), corrected: found.text };
  };

  /** Searches for a text with few matches also in a much commoner spelling, after those matches. */
  const findCommoner = async (
    query: SearchQuery,
    words: Vocabulary,
    { filter, total }: { readonly filter: SearchFilter; readonly total: number },
  ): Promise<Found | null> => {
    const spellings = await commonerSpellings(query, words, knownIn(filter, words));
    if (spellings.length === 0 || (await findExact(queries, query, filter))) return null;
    const found = await firstWith(spellings, filter, total * MUCH_COMMONER);
    if (!found) return null;
    const search = [query, found.query];
    return { ...asWritten(query, await idsOf(search, filter)), search, corrected: found.text };
  };

  /** Searches for a text without matches without the words that no product contains. */
  const findPartly = async (
    query: SearchQuery,
    words: Vocabulary,
    filter: SearchFilter,
  ): Promise<Found | null> => {
    if (query.groups.length === 1) return null;
    const isMatched = await matchEach(queries, groupQueries(query), filter);
    const known = knownIn(filter, words);
    const parted = await partedSearches(query, isMatched, words, known);
    const together = (places: readonly (readonly number[])[]): Promise<boolean[]> =>
      matchEach(
        queries,
        places.map((kept) => keptQuery(query, kept)),
        filter,
      );
    const fewer = isMatched.every(Boolean) ? await widestSearches(query, together) : [];
    for (const { text, unmatched } of parted.concat(fewer)) {
      const found = await find({ text, filter });
      if (found) return { ...found, unmatched };
    }
    return null;
  };

  /** Searches for a text as it is written and, where that finds little, with typing errors repaired. */
  const find = async ({ text, filter, partly = false }: Wanted): Promise<Found | null> => {
    const words = await vocabulary();
    const query = readSearch(text, words);
    if (!query) return null;
    const ids = await idsOf([query], filter);
    if (ids.length === 0) {
      const begun = readBegun(text, words);
      const begunIds = begun ? await idsOf([begun], filter) : [];
      if (begun && begunIds.length > 0) return asWritten(begun, begunIds);
      const repaired = await findRepaired(query, words, filter);
      return repaired ?? (partly ? findPartly(query, words, filter) : null);
    }
    const code = soleCode(query);
    if (code !== null && !(await areCalled(queries, query, ids)))
      return { ...asWritten(query, ids), near: [code] };
    const commoner =
      ids.length <= RARE ? await findCommoner(query, words, { filter, total: ids.length }) : null;
    return commoner ?? asWritten(query, ids);
  };

  return {
    page: async (text, { filter, cursor, limit, partly }) => {
      const after = readMatch(cursor);
      const found = await find({ text, filter, partly });
      if (!found) return noMatches;
      const { search, ids, corrected, near, unmatched } = found;
      const totalExact = ids.length <= COUNT_EXACT_UP_TO;
      const matches = totalExact
        ? await rankFew(queries, search, ids, after, limit + 1)
        : await rankMany(queries, search, filter, after, limit + 1);
      const last = matches.length > limit ? matches[limit - 1] : undefined;
      return {
        ids: matches.slice(0, limit).map(({ id }) => id),
        nextCursor: last ? writeMatch(last) : null,
        total: Math.min(ids.length, COUNT_EXACT_UP_TO),
        totalExact,
        corrected,
        near,
        unmatched,
        values: [],
      };
    },
    written: async (text, named, { place }) => {
      const words = await vocabulary();
      const [query, inName] = [readSearch(text, words), readSearch(named, words)];
      return query && inName && matchingIds(queries, [query], { place, inName }).getSQL();
    },
    matching: async (text, filter, partly) => {
      const found = await find({ text, filter, partly });
      return found && { ids: matchingIds(queries, found.search, filter).getSQL(), values: [] };
    },
  };
}
