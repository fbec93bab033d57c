import type { KnownCode } from "../engine/search-tasks.ts";
import { readSearch, type SearchQuery } from "./search-query.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A repaired search text and what it finds. */
export interface Repair {
  readonly text: string;
  readonly query: SearchQuery;
}

/** Finds part numbers and words of the catalogue. */
export interface KnownTerms {
  /** Those that are like a folded one. */
  readonly like: (code: string) => Promise<readonly KnownCode[]>;
  /** Those of some words that a product contains. */
  readonly seen: (words: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Those of some words that names or kinds of products contain. */
  readonly named: (words: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Those of some part numbers, as they are written, that a product still has. */
  readonly found: (written: readonly string[]) => Promise<readonly string[]>;
}

/** Reads repaired texts; those without words are left out. */
export const readRepairs = (texts: readonly string[], vocabulary: Vocabulary): Repair[] =>
  texts.flatMap((text) => {
    const query = readSearch(text, vocabulary);
    return query ? [{ text, query }] : [];
  });

/** The texts of a search in which groups are replaced by candidates, the best candidates first. */
export function replaced(query: SearchQuery, candidates: ReadonlyMap<number, readonly string[]>): string[] {
  const count = Math.max(0, ...[...candidates.values()].map((list) => list.length));
  return Array.from({ length: count }, (_, rank) =>
    query.groups
      .map(({ text }, at) => candidates.get(at)?.[rank] ?? candidates.get(at)?.[0] ?? text)
      .join(" "),
  );
}
