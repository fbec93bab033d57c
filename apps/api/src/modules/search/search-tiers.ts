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

/** The ways in which a document can match a search, from the best to the weakest; each holds where the ones before it may hold as well. */
export function tiersOf(
  { exact, key, keyIsPrefix, words, beginnings }: SearchQuery,
  columns: MatchColumns = searchDocuments,
): Tier[] {
  const { nameExact, partExact, nameKey, partKey, nameWords, allWords } = columns;
  const keyIs = sql`(${nameKey} = ${key} or ${partKey} = ${key})`;
  const exactIs = sql`(${nameExact} = ${exact} or ${partExact} = ${exact})`;
  // Folded text holds no character beyond this one, so that the range is exactly what begins with the key.
  const end = `${key}\u{10FFFF}`;
  const beginsSo = sql`(${nameKey} >= ${key} and ${nameKey} < ${end} or ${partKey} >= ${key} and ${partKey} < ${end})`;
  return [
    {
      holds: key === "" ? sql`(${nameKey} = '' and ${exactIs})` : sql`(${keyIs} and ${exactIs})`,
      isCommon: false,
    },
    ...(key === "" ? [] : [{ holds: keyIs, isCommon: false }]),
    ...(keyIsPrefix ? [{ holds: beginsSo, isCommon: true }] : []),
    { holds: sql`${nameWords} @@ ${words}::tsquery`, isCommon: true },
    { holds: sql`${nameWords} @@ ${beginnings}::tsquery`, isCommon: true },
    { holds: sql`${allWords} @@ ${words}::tsquery`, isCommon: true },
    { holds: sql`${allWords} @@ ${beginnings}::tsquery`, isCommon: true },
  ];
}

/** How many of the last tiers are about words; those before are about the whole name or part number. */
const WORD_TIERS = 4;

/** Holds for every document that a search finds, in whatever way, and asks for no more than it needs. */
export function anyTier(query: SearchQuery): SQL | undefined {
  const tiers = tiersOf(query);
  const wholeTiers = tiers.slice(0, -WORD_TIERS);
  // What equals the key begins with it; the words of names are among all words, and words among the beginnings of words.
  const needed = [...(query.keyIsPrefix ? wholeTiers.slice(-1) : wholeTiers), ...tiers.slice(-1)];
  return or(...needed.map(({ holds }) => holds));
}
