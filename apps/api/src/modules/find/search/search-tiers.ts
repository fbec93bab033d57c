import { or, type SQL, sql, type SQLWrapper } from "drizzle-orm";

import { namesOthers, products } from "../../products/products.table.ts";
import { searchDocuments } from "../../products/search-index/search-documents.table.ts";
import type { SearchQuery } from "./search-query.ts";

/** Searches in the order of their results: the text as written, then its repair where both are shown. */
export type Search = readonly SearchQuery[];

/** One way of matching a document. */
export interface Tier {
  readonly condition: SQL;
  /** True where it may match a large part of the catalogue. */
  readonly isCommon: boolean;
}

/** Matches a key as a prefix, by a range: folded text contains no character beyond U+10FFFF. */
export const startsWith = (column: SQLWrapper, key: string): SQL =>
  sql`(${column} >= ${key} and ${column} < ${`${key}\u{10FFFF}`})`;

const hasWords = (column: SQLWrapper, words: string): SQL => sql`${column} @@ ${words}::tsquery`;

/** Matches what products whose names match a tsquery need or have as accessories: the battery of 'battery for esp32'. */
export const goesWith = (names: string): SQL => {
  const { id, needs, accessories } = products;
  return sql`${searchDocuments.productId} = any(array(
    select unnest(${needs} || ${accessories}) from ${products}
    where ${namesOthers} and ${id} in (select named.product_id from ${searchDocuments} as named
        where named.is_listed and named.name_words @@ ${names}::tsquery)))`;
};

/** The ways in which a document can match a query, from the best to the weakest; a document may match several. */
function tiersOfQuery(query: SearchQuery): Tier[] {
  const { groups, exact, key, keyIsPrefix, words, wordPrefixes, purposePrefixes, someName, runs } = query;
  const { nameExact, partExact, nameKey, partKey, nameWords, allWords } = searchDocuments;
  const { manufacturerPartExact, manufacturerPartKey } = searchDocuments;
  const keyEquals = sql`(${nameKey} = ${key} or ${partKey} = ${key} or ${manufacturerPartKey} = ${key})`;
  const exactEquals = sql`(${nameExact} = ${exact} or ${partExact} = ${exact} or ${manufacturerPartExact} = ${exact})`;
  // 'motor driver': names with both words come before a stepper driver of that kind.
  const kindTiers = (kind: string | null, named: string): SQL[] => {
    if (kind === null) return [];
    const isOfKind = hasWords(nameWords, kind);
    return groups.length === 1
      ? [isOfKind]
      : [sql`(${isOfKind} and ${hasWords(nameWords, named)})`, isOfKind];
  };
  const [beginning, groupNames] = [query.beginning, query.groupNames].map((named) =>
    named === null ? null : hasWords(nameWords, named),
  );
  const isWholeName = sql`(${hasWords(nameWords, words)} and char_length(${nameKey}) = ${key.length}::integer)`;
  const common = [
    ...(keyIsPrefix ? [sql`(${startsWith(partKey, key)} or ${startsWith(manufacturerPartKey, key)})`] : []),
    // Before the kinds: 'Arduino Uno R3' is one, 'Arduino Uno case' is a case.
    ...(beginning && groupNames ? [sql`(${beginning} and ${groupNames})`] : []),
    ...(beginning ? [beginning] : []),
    ...(groupNames ? [groupNames] : []),
    ...kindTiers(query.kinds, words),
    ...kindTiers(query.kindPrefixes, wordPrefixes),
    ...(keyIsPrefix ? [startsWith(nameKey, key)] : []),
    hasWords(nameWords, words),
    hasWords(nameWords, wordPrefixes),
    hasWords(nameWords, purposePrefixes),
    ...(someName === null
      ? []
      : [sql`(${hasWords(allWords, wordPrefixes)} and ${hasWords(nameWords, someName)})`]),
    hasWords(allWords, words),
    hasWords(allWords, wordPrefixes),
    hasWords(allWords, runs),
  ];
  return [
    ...(query.goesWith === undefined ? [] : [{ condition: goesWith(query.goesWith), isCommon: false }]),
    {
      condition:
        key === "" ? sql`(${nameKey} = '' and ${exactEquals})` : sql`(${keyEquals} and ${exactEquals})`,
      isCommon: false,
    },
    ...(key === "" ? [] : [keyEquals, isWholeName].map((condition) => ({ condition, isCommon: false }))),
    ...common.map((condition) => ({ condition, isCommon: true })),
  ];
}

/** Matches every document that any tier of a query matches, with as few conditions as possible. */
function anyTierOfQuery(query: SearchQuery): SQL | undefined {
  const { key, keyIsPrefix, runs } = query;
  const { nameKey, partKey, manufacturerPartKey, allWords } = searchDocuments;
  // A prefix condition covers equality, `allWords` covers `nameWords`, and runs cover words and their prefixes.
  const keys = keyIsPrefix
    ? [nameKey, partKey, manufacturerPartKey].map((column) => startsWith(column, key))
    : tiersOfQuery(query)
        .filter(({ isCommon }) => !isCommon)
        .map(({ condition }) => condition);
  return or(...keys, hasWords(allWords, runs));
}

/** The ways in which a document can match a search, from the best to the weakest; a document may match several. */
export const tiersOf = (search: Search): Tier[] => search.flatMap(tiersOfQuery);

/** Matches every document that a search finds. */
export const anyTier = (search: Search): SQL | undefined => or(...search.map(anyTierOfQuery));
