import { editDistance, prefixDistance } from "@shop/domain/search/edit-distance.ts";
import { codeRun } from "@shop/domain/search/part-codes.ts";

import { combined, readSearch, type SearchQuery, spacedPartNumber } from "./search-query.ts";
import { isRepairable } from "./search-words.ts";
import type { KnownCode } from "./search.repository.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Number of candidates for each unknown word. */
const CANDIDATES = 3;
/** Number of candidates for an unknown part number, which are all searched for. */
const CODE_CANDIDATES = 8;
/** Minimum length of the beginning of a part number that is repaired. */
const MIN_CODE_PREFIX = 5;

/** A repaired search text and what it finds. */
export interface Repair {
  readonly text: string;
  readonly query: SearchQuery;
}

/** Finds part numbers of the catalogue that are like a folded one. */
export type FindCodesLike = (code: string) => Promise<KnownCode[]>;

const readRepairs = (texts: readonly string[], vocabulary: Vocabulary): Repair[] =>
  texts.flatMap((text) => {
    const query = readSearch(text, vocabulary.isWord);
    return query ? [{ text, query }] : [];
  });

/** The texts of a search in which groups are replaced by candidates, the best candidates first. */
function replaced(query: SearchQuery, candidates: ReadonlyMap<number, readonly string[]>): string[] {
  const count = Math.max(0, ...[...candidates.values()].map((list) => list.length));
  return Array.from({ length: count }, (_, rank) =>
    query.groups
      .map(({ text }, at) => candidates.get(at)?.[rank] ?? candidates.get(at)?.[0] ?? text)
      .join(" "),
  );
}

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

/** Repairs of a search without matches: its unknown words replaced by similar ones of the vocabulary, the likeliest first. */
export function wordRepairs(query: SearchQuery, vocabulary: Vocabulary): Repair[] {
  const candidates = wordCandidates(query, (word, isLast) =>
    vocabulary.isWord(word) ? [] : vocabulary.nearest(word, CANDIDATES, { isPrefix: isLast }),
  );
  return readRepairs(replaced(query, candidates), vocabulary);
}

/** Repairs of a search with few matches, whose words may be misspelt in the catalogue: words with one other letter than the first. */
export function commonerSpellings(query: SearchQuery, vocabulary: Vocabulary): Repair[] {
  const candidates = wordCandidates(query, (word) => vocabulary.spellings(word, CANDIDATES));
  return readRepairs(replaced(query, candidates), vocabulary);
}

/** The part numbers with one typing error less, whole ones before longer ones that begin so. */
async function codesLike(code: string, findCodesLike: FindCodesLike): Promise<string[]> {
  const known = await findCodesLike(code);
  if (known.some((one) => one.code === code)) return [];
  return known
    .flatMap((one) => {
      const isWhole = editDistance(code, one.code, 1) <= 1;
      const isStart = code.length >= MIN_CODE_PREFIX && prefixDistance(code, one.code, 1) <= 1;
      return isWhole || isStart ? [{ ...one, isWhole }] : [];
    })
    .toSorted(
      (a, b) =>
        Number(b.isWhole) - Number(a.isWhole) || a.code.length - b.code.length || (a.code < b.code ? -1 : 1),
    )
    .slice(0, CODE_CANDIDATES)
    .map(({ written }) => written);
}

/** The folded part number that a text looks like; null for any other text. */
const codeOf = (text: string): string | null => {
  const run = codeRun(text);
  return run !== null && /\d/.test(run) ? run : null;
};

/** The repair of a search without matches whose part numbers are unknown: it finds all similar ones. Null where there are none. */
export async function codeRepair(
  query: SearchQuery,
  vocabulary: Vocabulary,
  findCodesLike: FindCodesLike,
): Promise<Repair | null> {
  const { groups, key } = query;
  const candidates = new Map<number, string[]>();
  for (const [at, { text, quantity }] of groups.entries()) {
    const code = quantity.length > 0 ? null : codeOf(text);
    if (code === null) continue;
    const similar = await codesLike(code, findCodesLike);
    if (similar.length > 0) candidates.set(at, similar);
  }
  const spaced = spacedPartNumber(groups, key);
  const whole = spaced !== null && codeOf(spaced) !== null ? await codesLike(spaced, findCodesLike) : [];
  const [first, ...others] = readRepairs([...whole, ...replaced(query, candidates)], vocabulary);
  return first
    ? { text: first.text, query: combined([first.query, ...others.map((repair) => repair.query)]) }
    : null;
}
