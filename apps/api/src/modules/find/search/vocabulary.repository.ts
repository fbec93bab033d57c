import { noteReads } from "@shop/serving/reads.ts";
import { and, or, sql } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import { searchWords } from "../../products/search-index/search-words.table.ts";
import { containedTerm, namedTerm } from "./search-terms.ts";
import { startsWith } from "./search-tiers.ts";
import { hasMatch, type SearchFilter } from "./search.repository.ts";

/** The words of the vocabulary, for repairs of typing errors. */
export async function findWords(queries: Queries): Promise<string[]> {
  noteReads(["products"]);
  const rows = await queries
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(sql`${searchWords.written} is null`);
  return rows.map(({ word }) => word);
}

/** Those of some words that products contain, by what they are searched for in a column. */
async function findContained(
  queries: Queries,
  words: readonly string[],
  {
    column,
    termOf,
    place,
  }: Pick<SearchFilter, "place"> & {
    readonly column: "allWords" | "nameWords";
    readonly termOf: (word: string) => string;
  },
): Promise<Set<string>> {
  noteReads(["products"]);
  if (words.length === 0) return new Set();
  const rows = await queries
    .select({ word: sql<string>`wanted.word` })
    .from(
      sql`unnest(${sql.param(words)}::text[], ${sql.param(words.map(termOf))}::text[]) as wanted(word, query)`,
    )
    .where(hasMatch(column, sql`wanted.query`, { place }));
  return new Set(rows.map(({ word }) => word));
}

/** Those of some words that products contain. */
export const findSeen = (
  queries: Queries,
  words: readonly string[],
  { place }: Pick<SearchFilter, "place">,
): Promise<Set<string>> =>
  findContained(queries, words, { column: "allWords", termOf: containedTerm, place });

/** Those of some words that names of products contain, or that are their kinds. */
export const findNamed = (
  queries: Queries,
  words: readonly string[],
  { place }: Pick<SearchFilter, "place">,
): Promise<Set<string>> => findContained(queries, words, { column: "nameWords", termOf: namedTerm, place });

/** A part number of the vocabulary: folded, and as it is written. */
export interface KnownCode {
  readonly code: string;
  readonly written: string;
}

/** Part numbers that are compared with one that contains a typing error. */
const MAX_COMPARED = 5000;

/** Part numbers that begin like a folded one, or end like it and have nearly its length: every part number with one difference is among them. */
export async function findCodesLike(queries: Queries, code: string): Promise<KnownCode[]> {
  noteReads(["products"]);
  const { word, written } = searchWords;
  const half = Math.floor(code.length / 2);
  // One difference, or two swapped characters, leave the first half or what follows the character after it as they are.
  const start = code.slice(0, half);
  const end = code.slice(half + 1);
  const rows = await queries
    .select({ code: word, written: sql<string>`${written}` })
    .from(searchWords)
    .where(
      and(
        sql`${written} is not null`,
        or(
          startsWith(word, start),
          and(
            sql`reverse(${word}) >= reverse(${end}::text)`,
            sql`reverse(${word}) < reverse(${`\u{10FFFF}${end}`}::text)`,
            sql`char_length(${word}) between ${code.length - 1}::integer and ${code.length + 1}::integer`,
          ),
        ),
      ),
    )
    .limit(MAX_COMPARED);
  return rows;
}
