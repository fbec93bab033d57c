import { foldPartNumber } from "@shop/domain/search/folding.ts";
import { Synonyms } from "@shop/domain/search/synonyms.ts";
import { TrackedCache } from "@shop/serving/tracked-cache.ts";

import type { Queries } from "../../../database/database.ts";
import type { Catalogue } from "../../catalogue/catalogue.service.ts";
import type { SearchIndex } from "../engine/search-index.ts";
import { synonymRows } from "../search-synonyms/search-synonyms.repository.ts";
import { codeGroups, codeRepair, codesLike, hasOtherDigit } from "./code-repair.ts";
import { partedSearches, widestSearches } from "./parted-search.ts";
import type { KnownTerms, Repair } from "./repairs.ts";
import { groupQueries, keptQuery, readBegun, readSearch, type SearchQuery } from "./search-query.ts";
import { asTyped, type SearchReading } from "./search-reading.ts";
import { anyNamed } from "./search-terms.ts";
import type { Search } from "./search-tiers.ts";
import {
  callEach,
  findCounted,
  findExact,
  findGoingWith,
  matchEach,
  type SearchFilter,
} from "./search.repository.ts";
import { findCodesLike, findNamed, findSeen, findWords } from "./vocabulary.repository.ts";
import { Vocabulary } from "./vocabulary.ts";
import { commonerSpellings, wordRepairs } from "./word-repair.ts";

/** What a search for a text finds, and how it was read. */
interface Found extends Pick<SearchReading, "corrected" | "near" | "mentioned" | "unmatched"> {
  readonly search: Search;
  /** The ids of the matches in any order; one more than {@link COUNT_EXACT_UP_TO} means any higher number. */
  readonly ids: readonly number[];
}

/** A search text and how it is searched. */
interface Wanted {
  readonly text: string;
  readonly filter: SearchFilter;
  readonly partly?: boolean | undefined;
  /** Words that have been left out of the text already. */
  readonly leftOut?: readonly string[] | undefined;
}

const asWritten = (query: SearchQuery, ids: readonly number[]): Found => ({
  ...asTyped,
  search: [query],
  ids,
});

/** Maximum number of matches of a word that may be misspelt in the catalogue. */
const RARE = 3;
/** How many times more matches the right spelling has. */
const MUCH_COMMONER = 3;

/** Memory of the searches that are kept, of one without its ids, and of an id, in bytes. */
const KEPT_BYTES = 4_000_000;
const ENTRY_BYTES = 8000;
const ID_BYTES = 8;

/** Finds the matches of a text. */
export interface SearchFinder {
  /** The vocabulary of the current catalogue, read at its first search. */
  readonly vocabulary: () => Promise<Vocabulary>;
  /** Searches for a text as it is written and, where that finds little, with typing errors repaired; null where it finds nothing. */
  readonly find: (wanted: Wanted) => Promise<Found | null>;
}

/** Creates the finder. */
export function searchFinder(
  { index, queries }: { readonly index: SearchIndex; readonly queries: Queries },
  track: Catalogue["track"],
): SearchFinder {
  const vocabularies = new TrackedCache<Vocabulary>(track, { maxSize: 1, sizeOf: () => 1 });

  /** A page of results asks for what a search finds, for its filters, and again for each further page. */
  const searches = new TrackedCache<{ readonly found: Found | null }>(track, {
    maxSize: KEPT_BYTES,
    sizeOf: ({ found }, key) => ENTRY_BYTES + 2 * key.length + ID_BYTES * (found?.ids.length ?? 0),
  });

  const vocabulary = (): Promise<Vocabulary> =>
    vocabularies.get("all", async () => {
      const groups = await synonymRows.find(queries);
      return new Vocabulary(await findWords(index), new Synonyms(groups.map(({ words }) => words)));
    });

  /** What repairs read of the catalogue, as far as it is seen where the search is. */
  const knownIn = (filter: SearchFilter, spellings: Vocabulary): KnownTerms => ({
    like: (code) => findCodesLike(index, code, filter),
    seen: (words) => findSeen(index, words, filter),
    named: (words) => findNamed(index, words, filter),
    found: async (texts) => {
      const read = texts
        .map((text) => readSearch(text, spellings))
        .map((query) => (query ? groupQueries(query) : []));
      const isMatched = await matchEach(index, read.flat(), filter);
      let end = 0;
      return texts.filter((_, at) => {
        const start = end;
        end += read[at]?.length ?? 0;
        return isMatched.slice(start, end).every(Boolean);
      });
    },
  });

  const idsOf = (search: Search, filter: SearchFilter): Promise<readonly number[]> =>
    findCounted(index, search, filter);

  /** What was found without some words; what products that are called by them need or have as accessories comes first. */
  const leavingOut = async (found: Found, unmatched: readonly string[]): Promise<Found> => {
    const named = anyNamed(unmatched);
    const goesWith = named === undefined ? undefined : await findGoingWith({ index, queries }, named);
    return { ...found, unmatched, search: found.search.map((query) => ({ ...query, goesWith })) };
  };

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
    if (spellings.length === 0 || (await findExact(index, query, filter))) return null;
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
    const isMatched = await matchEach(index, groupQueries(query), filter);
    const known = knownIn(filter, words);
    const parted = await partedSearches(query, isMatched, words, known);
    const together = (places: readonly (readonly number[])[]): Promise<readonly boolean[]> =>
      matchEach(
        index,
        places.map((kept) => keptQuery(query, kept)),
        filter,
      );
    const fewer = isMatched.every(Boolean) ? await widestSearches(query, together) : [];
    for (const { text, unmatched } of parted.concat(fewer)) {
      const found = await findUnchecked({ text, filter });
      if (found) return leavingOut(found, unmatched);
    }
    return null;
  };

  /** Searches as {@link SearchFinder.find}, without a look at what descriptions alone mention. */
  const findUnchecked = async ({ text, filter, partly = false }: Wanted): Promise<Found | null> => {
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
    const commoner =
      ids.length <= RARE ? await findCommoner(query, words, { filter, total: ids.length }) : null;
    return commoner ?? asWritten(query, ids);
  };

  const findNew = async ({ leftOut = [], ...wanted }: Wanted): Promise<Found | null> => {
    const called = await findUnchecked(wanted);
    const found =
      called && leftOut.length > 0 ? await leavingOut(called, called.unmatched.concat(leftOut)) : called;
    const codes = found && found.near.length === 0 ? codeGroups(found.search) : [];
    if (!found || codes.length === 0) return found;
    const areCalled = await callEach(index, codes, { ids: found.ids, place: wanted.filter.place });
    return { ...found, mentioned: codes.flatMap(({ text }, at) => (areCalled[at] ? [] : [text])) };
  };

  return {
    vocabulary,
    find: async (wanted) => {
      const { text, filter, partly = false, leftOut = [] } = wanted;
      const { place, categoryId, subCategoryId, ids } = filter;
      // What other products match by their values is as long as the search itself.
      if (ids) return findNew(wanted);
      const key = JSON.stringify([text, place, categoryId, subCategoryId, partly, leftOut]);
      return (await searches.get(key, async () => ({ found: await findNew(wanted) }))).found;
    },
  };
}
