import { editDistance, prefixDistance } from "@shop/domain/search/edit-distance.ts";
import { isFiller } from "@shop/domain/search/kind-words.ts";
import { codeRun } from "@shop/domain/search/part-codes.ts";

import { combined, readSearch, type SearchQuery, spacedPartNumber } from "./search-query.ts";
import { isRepairable, type WordGroup } from "./search-words.ts";
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

/** Finds part numbers of the catalogue. */
export interface KnownCodes {
  /** Those that are like a folded one. */
  readonly like: (code: string) => Promise<KnownCode[]>;
  /** Those that contain a run of digits. */
  readonly containing: (run: string) => Promise<KnownCode[]>;
}

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
export function wordRepairs(query: SearchQuery, vocabulary: Vocabulary, lastIsPrefix = true): Repair[] {
  const candidates = wordCandidates(query, (word, isLast) =>
    vocabulary.isWord(word) ? [] : vocabulary.nearest(word, CANDIDATES, { isPrefix: isLast && lastIsPrefix }),
  );
  return readRepairs(replaced(query, candidates), vocabulary);
}

/** Repairs of a search with few matches, whose words may be misspelt in the catalogue: words with one other letter than the first. */
export function commonerSpellings(query: SearchQuery, vocabulary: Vocabulary): Repair[] {
  const candidates = wordCandidates(query, (word) => vocabulary.spellings(word, CANDIDATES));
  return readRepairs(replaced(query, candidates), vocabulary);
}

/** Letters of a manufacturer, then the digits that parts of the same kind share: 'L7805', 'LM7805CT', 'MC7805'. */
const MAKERS_CODE = /^\p{L}{1,3}(?<digits>\d{3,})(?!\d)/u;

/** The same part by other manufacturers, the shortest part numbers first. */
async function otherMakers(code: string, known: KnownCodes): Promise<string[]> {
  const digits = MAKERS_CODE.exec(code)?.groups?.["digits"];
  if (digits === undefined) return [];
  return (await known.containing(digits))
    .filter((one) => MAKERS_CODE.exec(one.code)?.groups?.["digits"] === digits)
    .toSorted((a, b) => a.code.length - b.code.length || (a.code < b.code ? -1 : 1))
    .slice(0, CODE_CANDIDATES)
    .map(({ written }) => written);
}

/** The part numbers with one typing error less, whole ones before longer ones that begin so; else those of other manufacturers. */
async function codesLike(code: string, known: KnownCodes): Promise<string[]> {
  const like = await known.like(code);
  if (like.some((one) => one.code === code)) return [];
  const similar = like
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
  return similar.length > 0 ? similar : otherMakers(code, known);
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
  known: KnownCodes,
): Promise<Repair | null> {
  const { groups, key } = query;
  const candidates = new Map<number, string[]>();
  for (const [at, { text, quantity }] of groups.entries()) {
    const code = quantity.length > 0 ? null : codeOf(text);
    if (code === null) continue;
    const similar = await codesLike(code, known);
    if (similar.length > 0) candidates.set(at, similar);
  }
  const spaced = spacedPartNumber(groups, key);
  const whole = spaced !== null && codeOf(spaced) !== null ? await codesLike(spaced, known) : [];
  const [first, ...others] = readRepairs([...whole, ...replaced(query, candidates)], vocabulary);
  return first
    ? { text: first.text, query: combined([first.query, ...others.map((repair) => repair.query)]) }
    : null;
}

/** The words of a search without matches, in two parts: the text of those that products contain or that can be repaired, and the others. */
export interface Parted {
  readonly text: string;
  readonly unmatched: readonly string[];
}

/** Whether a group says what is searched for: a number, a quantity or a preposition alone would find anything. */
const namesSomething = ({ words, quantity }: WordGroup): boolean =>
  quantity.length === 0 && words.some((word) => /\p{L}/u.test(word) && !isFiller(word));

/**
 * Searches without the words that no product contains, the one that leaves out fewest first; `isMatched` says of each group whether a
 * product matches it. None where nothing would be left out, or what is left names nothing.
 */
export async function partedSearches(
  { groups }: SearchQuery,
  isMatched: readonly boolean[],
  vocabulary: Vocabulary,
  known: KnownCodes,
): Promise<Parted[]> {
  const canRepair = await Promise.all(
    groups.map(async ({ text }, at) => {
      const alone = isMatched[at] ? null : readSearch(text, vocabulary.isWord);
      if (!alone) return false;
      const isLast = at === groups.length - 1;
      return (
        wordRepairs(alone, vocabulary, isLast).length > 0 ||
        (await codeRepair(alone, vocabulary, known)) !== null
      );
    }),
  );
  const without = (isKept: (at: number) => boolean): Parted[] => {
    const kept = groups.filter((_, at) => isKept(at));
    const unmatched = groups.filter(({ words }, at) => !isKept(at) && words.length > 0);
    if (unmatched.length === 0 || !kept.some(namesSomething)) return [];
    return [{ text: kept.map(({ text }) => text).join(" "), unmatched: unmatched.map(({ text }) => text) }];
  };
  return [
    ...without((at) => Boolean(isMatched[at]) || Boolean(canRepair[at])),
    ...without((at) => Boolean(isMatched[at])),
  ];
}
