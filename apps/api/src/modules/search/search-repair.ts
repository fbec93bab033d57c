import type { SearchQuery } from "./search-query.ts";
import { isRepairable } from "./search-words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** How many of the nearest words are tried for each one that the catalogue does not know. */
const TRIES = 3;

/** A search text with its unknown words put right from the catalogue's vocabulary: the likeliest repair first; none where every word is known or nothing is near. */
export function repairs(query: SearchQuery, vocabulary: Vocabulary): string[] {
  const nearest = new Map<string, string[]>();
  for (const word of query.groups.flatMap(({ words }) => words)) {
    if (!isRepairable(word) || vocabulary.has(word)) continue;
    const candidates = vocabulary.nearest(word, TRIES);
    if (candidates.length > 0) nearest.set(word, candidates);
  }
  if (nearest.size === 0) return [];
  const tries = Math.max(...[...nearest.values()].map((candidates) => candidates.length));
  return Array.from({ length: tries }, (_, rank) =>
    query.groups
      .map(({ text, words }) =>
        words.some((word) => nearest.has(word))
          ? words.map((word) => nearest.get(word)?.[rank] ?? nearest.get(word)?.[0] ?? word).join(" ")
          : text,
      )
      .join(" "),
  );
}
