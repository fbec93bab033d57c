import { or, type SQL, sql, type SQLWrapper } from "drizzle-orm";

import { searchDocuments } from "./search-documents.table.ts";
import type { SearchQuery } from "./search-query.ts";

/** The columns that tell how well a document matches: the table's, or those of a subquery. */
export type MatchColumns = Readonly<
  Record<"nameExact" | "partExact" | "nameKey" | "partKey" | "nameWords" | "allWords", SQLWrapper>
>;

/** One way of matching. */
export interface Tier {
  readonly holds: SQL;
  /** True where it may hold for a large part of the catalogue. */
  readonly isCommon: boolean;
}

/** Holds for what begins with a key: folded text holds no character beyond the one that ends the range. */
const begins = (column: SQLWrapper, key: string): SQL =>
  sql`(${column} >= ${key} and ${column} < ${`${key}\u{10FFFF}`})`;

const hasWords = (column: SQLWrapper, words: string): SQL => sql`${column} @@ ${words}::tsquery`;

/** The ways in which a document can match a search, from the best to the weakest; each holds where the ones before it may hold as well. */
export function tiersOf(query: SearchQuery, columns: MatchColumns = searchDocuments): Tier[] {
  const { exact, key, keyIsPrefix, words, beginnings } = query;
  const { nameExact, partExact, nameKey, partKey, nameWords, allWords } = columns;
  const keyIs = sql`(${nameKey} = ${key} or ${partKey} = ${key})`;
  const exactIs = sql`(${nameExact} = ${exact} or ${partExact} = ${exact})`;
  const kinds = [query.kinds, query.kindBeginnings].filter((kind) => kind !== null);
  const common = [
    ...(keyIsPrefix ? [begins(partKey, key)] : []),
    ...kinds.map((kind) => hasWords(nameWords, kind)),
    ...(keyIsPrefix ? [begins(nameKey, key)] : []),
    hasWords(nameWords, words),
    hasWords(nameWords, beginnings),
    hasWords(allWords, words),
    hasWords(allWords, beginnings),
  ];
  return [
    {
      holds: key === "" ? sql`(${nameKey} = '' and ${exactIs})` : sql`(${keyIs} and ${exactIs})`,
      isCommon: false,
    },
    ...(key === "" ? [] : [{ holds: keyIs, isCommon: false }]),
    ...common.map((holds) => ({ holds, isCommon: true })),
  ];
}

/** Holds for every document that a search finds, in whatever way, and asks for no more than it needs. */
export function anyTier(query: SearchQuery): SQL | undefined {
  const { key, keyIsPrefix, beginnings } = query;
  const { nameKey, partKey, allWords } = searchDocuments;
  // What equals the key begins with it; the words of names and kinds are among all words, and words among the beginnings of words.
  const whole = keyIsPrefix
    ? [begins(nameKey, key), begins(partKey, key)]
    : tiersOf(query)
        .filter(({ isCommon }) => !isCommon)
        .map(({ holds }) => holds);
  return or(...whole, hasWords(allWords, beginnings));
}
