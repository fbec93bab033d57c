import { isRepairable } from "../engine/search-words.ts";
import { type KnownTerms, readRepairs, type Repair, replaced } from "./repairs.ts";
import type { SearchQuery } from "./search-query.ts";
import { isShort, type Vocabulary } from "./vocabulary.ts";

/** Number of candidates for each unknown word. */
const CANDIDATES = 3;
/** Number of similar words from which those are chosen that products are called. */
const COMPARED = 12;
/** Candidates for the groups with words that `nearest` has similar ones for. */
function wordCandidates(
  query: SearchQuery,
  nearest: (word: string, isLast: boolean) => readonly string[],
): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const [at, { words }] of query.groups.entries()) {
    const isLastGroup = at === query.groups.length - 1;
    const similar = words.map((word, index) =>
      isRepairable(word) ? nearest(word, isLastGroup && index === words.length - 1) : [],
    );
    const count = Math.max(0, ...similar.map((list) => list.length));
    const texts = Array.from({ length: count }, (_, rank) =>
      words.map((word, index) => similar[index]?.[rank] ?? similar[index]?.[0] ?? word).join(" "),
    );
    if (count > 0) found.set(at, texts);
  }
  return found;
}

/**
 * Similar words of the vocabulary for each word of a query, as far as products that are seen contain them; only what these are called
 * replaces a short word.
 */
async function similarWords(
  query: SearchQuery,
  { vocabulary, known }: { readonly vocabulary: Vocabulary; readonly known: KnownTerms },
  nearest: (word: string, isLast: boolean) => readonly string[],
): Promise<Map<number, string[]>> {
  const all: string[] = [];
  const short: string[] = [];
  wordCandidates(query, (word, isLast) => {
    const similar = nearest(word, isLast).flatMap((text) => text.split(" "));
    (isShort(word) ? short : all).push(...similar);
    return [];
  });
  const [seen, named] = [await known.seen(all), await known.named(short)];
  const isOf = (words: ReadonlySet<string>, similar: string): boolean =>
    similar.split(" ").every((part) => words.has(part) || vocabulary.isSynonym(part));
  return wordCandidates(query, (word, isLast) =>
    nearest(word, isLast)
      .filter((similar) => isOf(isShort(word) ? named : seen, similar))
      .slice(0, CANDIDATES),
  );
}

/** Repairs of a search without matches: its unknown words replaced by similar ones of the vocabulary, the likeliest first. */
export async function wordRepairs(
  query: SearchQuery,
  vocabulary: Vocabulary,
  known: KnownTerms,
  lastIsPrefix = true,
): Promise<Repair[]> {
  const seen = await known.seen(query.groups.flatMap(({ words }) => words));
  const isKnown = (word: string): boolean => seen.has(word) || vocabulary.isSynonym(word);
  const candidates = await similarWords(query, { vocabulary, known }, (word, isLast) =>
    isKnown(word) ? [] : vocabulary.nearest(word, COMPARED, { isPrefix: isLast && lastIsPrefix }),
  );
  return readRepairs(replaced(query, candidates), vocabulary);
}

/** Repairs of a search with few matches, whose words may be misspelt in the catalogue: words with one other letter than the first. */
export async function commonerSpellings(
  query: SearchQuery,
  vocabulary: Vocabulary,
  known: KnownTerms,
): Promise<Repair[]> {
  const candidates = await similarWords(query, { vocabulary, known }, (word) =>
    vocabulary.spellings(word, COMPARED),
  );
  return readRepairs(replaced(query, candidates), vocabulary);
}
