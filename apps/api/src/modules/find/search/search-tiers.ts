import { allOf, anyOf, inMarks, inNames, inWords } from "../engine/expressions.ts";
import { marks } from "../engine/marks.ts";
import type { SearchQuery } from "./search-query.ts";

/** Searches in the order of their results: the text as written, then its repair where both are shown. */
export type Search = readonly SearchQuery[];

/** Products whose name or part number is a key, or begins so. */
const keyed = (key: string, isBegun = false): string =>
  inMarks([marks.nameKey(key), marks.partKey(key), marks.makerPartKey(key)], isBegun);

/** Products whose part number, their own or the maker's, begins with a key. */
export const numberBegins = (key: string): string =>
  inMarks([marks.partKey(key), marks.makerPartKey(key)], true);

/** Products whose name, part number or maker's part number is a key. */
export const isCalled = (key: string): string => keyed(key);

/** Products whose name or part number begins with a key. */
export const isCalledBeginning = (key: string): string => keyed(key, true);

/** The ways in which a document can match a query, from the best to the weakest; a document may match several. */
function tiersOfQuery(query: SearchQuery): (string | readonly number[])[] {
  const { groups, exact, key, keyIsPrefix, words, wordPrefixes, purposePrefixes, someName, runs } = query;
  const exactEquals = inMarks([marks.nameExact(exact), marks.partExact(exact), marks.makerPartExact(exact)]);
  // 'motor driver': names with both words come before a stepper driver of that kind.
  const kindTiers = (kind: string | null, named: string): string[] => {
    if (kind === null) return [];
    const isOfKind = inNames(kind);
    return groups.length === 1 ? [isOfKind] : [allOf([isOfKind, inNames(named)]), isOfKind];
  };
  const [beginning = null, groupNames = null] = [query.beginning, query.groupNames].map((named) =>
    named === null ? null : inNames(named),
  );
  const isWholeName = allOf([inNames(words), inMarks([marks.nameLength(key)])]);
  return [
    ...(query.goesWith === undefined ? [] : [query.goesWith]),
    key === "" ? allOf([inMarks([marks.nameKey("")]), exactEquals]) : allOf([keyed(key), exactEquals]),
    ...(key === "" ? [] : [keyed(key), isWholeName]),
    ...(keyIsPrefix ? [numberBegins(key)] : []),
    // Before the kinds: 'Arduino Uno R3' is one, 'Arduino Uno case' is a case.
    ...(beginning !== null && groupNames !== null ? [allOf([beginning, groupNames])] : []),
    ...(beginning === null ? [] : [beginning]),
    ...(groupNames === null ? [] : [groupNames]),
    ...kindTiers(query.kinds, words),
    ...kindTiers(query.kindPrefixes, wordPrefixes),
    ...(keyIsPrefix ? [inMarks([marks.nameKey(key)], true)] : []),
    inNames(words),
    inNames(wordPrefixes),
    inNames(purposePrefixes),
    ...(someName === null ? [] : [allOf([inWords(wordPrefixes), inNames(someName)])]),
    inWords(words),
    inWords(wordPrefixes),
    inWords(runs),
  ];
}

/** Matches every document that any tier of a query matches, with as few conditions as possible. */
function anyTierOfQuery({ exact, key, keyIsPrefix, runs }: SearchQuery): string {
  // A beginning covers equality, all words cover those of names, and runs cover words and their beginnings.
  const keys = keyIsPrefix
    ? keyed(key, true)
    : key === ""
      ? allOf([
          inMarks([marks.nameKey("")]),
          inMarks([marks.nameExact(exact), marks.partExact(exact), marks.makerPartExact(exact)]),
        ])
      : keyed(key);
  return anyOf([keys, inWords(runs)]);
}

/** The ways in which a document can match a search, from the best to the weakest; a document may match several. */
export const tiersOf = (search: Search): (string | readonly number[])[] => search.flatMap(tiersOfQuery);

/** Matches every document that a search finds. */
export const anyTier = (search: Search): string => anyOf(search.map(anyTierOfQuery));
