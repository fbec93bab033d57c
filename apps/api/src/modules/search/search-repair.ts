import { editDistance, prefixDistance } from "@shop/domain/search/edit-distance.ts";
import { isFiller, withoutOuterFillers } from "@shop/domain/search/kind-words.ts";
import { makersPart } from "@shop/domain/search/maker-codes.ts";
import { codeRun } from "@shop/domain/search/part-codes.ts";

import { combined, readSearch, type SearchQuery, spacedPartNumber } from "./search-query.ts";
import type { Search } from "./search-tiers.ts";
import { isRepairable, type WordGroup } from "./search-words.ts";
import type { KnownCode } from "./vocabulary.repository.ts";
import { isShort, type Vocabulary } from "./vocabulary.ts";

/** Number of candidates for each unknown word. */
const CANDIDATES = 3;
/** Number of similar words from which those are chosen that products are called. */
const COMPARED = 12;
/** Number of candidates for an unknown part number, which are all searched for. */
const CODE_CANDIDATES = 8;
/** Minimum length of the beginning of a part number that is repaired. */
const MIN_CODE_PREFIX = 5;

/** A repaired search text and what it finds. */
export interface Repair {
  readonly text: string;
  readonly query: SearchQuery;
}

/** Finds part numbers and words of the catalogue. */
export interface KnownTerms {
  /** Those that are like a folded one. */
  readonly like: (code: string) => Promise<KnownCode[]>;
  /** Those that contain a run of digits. */
  readonly containing: (run: string) => Promise<KnownCode[]>;
  /** Those of some words that a product contains. */
  readonly seen: (words: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Those of some words that names or kinds of products contain. */
  readonly named: (words: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Those of some part numbers, as they are written, that a product still has. */
  readonly found: (written: readonly string[]) => Promise<readonly string[]>;
}

const readRepairs = (texts: readonly string[], vocabulary: Vocabulary): Repair[] =>
  texts.flatMap((text) => {
    const query = readSearch(text, vocabulary);
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

/** Finds part numbers of the catalogue in place of an unknown one, the likeliest first. */
type CodeFinder = (code: string) => Promise<readonly string[]>;

/** Finds the same part by other manufacturers, the shortest part numbers first. */
export const otherMakers =
  (known: KnownTerms): CodeFinder =>
  async (code) => {
    const part = makersPart(code);
    if (part === null) return [];
    const makers = (await known.containing(part))
      .filter((one) => makersPart(one.code) === part)
      .toSorted((a, b) => a.code.length - b.code.length || (a.code < b.code ? -1 : 1))
      .slice(0, CODE_CANDIDATES);
    return known.found(makers.map(({ written }) => written));
  };

/** Finds the part numbers with one typing error less, whole ones before longer ones that begin so. */
export const codesLike =
  (known: KnownTerms): CodeFinder =>
  async (code) => {
    const like = await known.like(code);
    const same = like.find((one) => one.code === code);
    if (same && (await known.found([same.written])).length > 0) return [];
    const candidates = like
      .flatMap((one) => {
        const isWhole = editDistance(code, one.code, 1) <= 1;
        const isStart = code.length >= MIN_CODE_PREFIX && prefixDistance(code, one.code, 1) <= 1;
        return isWhole || isStart ? [{ ...one, isWhole }] : [];
      })
      .toSorted(
        (a, b) =>
          Number(b.isWhole) - Number(a.isWhole) ||
          a.code.length - b.code.length ||
          (a.code < b.code ? -1 : 1),
      )
      .slice(0, CODE_CANDIDATES);
    return known.found(candidates.map(({ written }) => written));
  };

const digitsOf = (text: string): string[] => text.match(/\d/g) ?? [];

/** Whether a repaired text has as many digits as the typed one, and another in place of one: 'BC557' is another part than 'BC547B', and no misspelling. */
export function hasOtherDigit(typed: string, repaired: string): boolean {
  const [digits, others] = [typed, repaired].map(digitsOf);
  return digits?.length === others?.length && digits?.toSorted().join("") !== others?.toSorted().join("");
}

/** The folded part number that a text looks like; null for any other text. */
const codeOf = (text: string): string | null => {
  const run = codeRun(text);
  return run !== null && /\d/.test(run) ? run : null;
};

/** The words of a search that look like part numbers; a quantity or a number with its unit is none. */
export const codeGroups = (search: Search): WordGroup[] =>
  search.flatMap(({ groups }) =>
    groups.filter(
      ({ text, quantity }) => quantity.length === 0 && !/\s/.test(text.trim()) && codeOf(text) !== null,
    ),
  );

/** A repair of part numbers. */
interface CodeRepair extends Repair {
  /** The part numbers as typed that others were searched for in place of. */
  readonly codes: readonly string[];
}

/** The repair of a search without matches whose part numbers are unknown: it finds all that `find` has for them. Null where there are none. */
export async function codeRepair(
  query: SearchQuery,
  vocabulary: Vocabulary,
  find: CodeFinder,
): Promise<CodeRepair | null> {
  const { groups, key } = query;
  const candidates = new Map<number, readonly string[]>();
  for (const [at, { text, quantity }] of groups.entries()) {
    const code = quantity.length > 0 ? null : codeOf(text);
    if (code === null) continue;
    const similar = await find(code);
    if (similar.length > 0) candidates.set(at, similar);
  }
  const spaced = spacedPartNumber(groups, key);
  const whole = spaced !== null && codeOf(spaced) !== null ? await find(spaced) : [];
  const [first, ...others] = readRepairs([...whole, ...replaced(query, candidates)], vocabulary);
  const texts = groups.map(({ text }) => text);
  return first
    ? {
        text: first.text,
        query: combined([first.query, ...others.map((repair) => repair.query)]),
        codes: whole.length > 0 ? [texts.join(" ")] : texts.filter((_, at) => candidates.has(at)),
      }
    : null;
}

/** The words of a search without matches, in two parts: the text of those that products contain or that can be repaired, and the others. */
export interface Parted {
  readonly text: string;
  readonly unmatched: readonly string[];
}

/** Whether a group says nothing by itself. */
const isFillerGroup = ({ words }: WordGroup): boolean => words.length > 0 && words.every(isFiller);

/** Whether a group says what is searched for: a number, a quantity or a preposition alone would find anything. */
const namesSomething = ({ words, quantity }: WordGroup): boolean =>
  quantity.length === 0 && words.some((word) => /\p{L}/u.test(word) && !isFiller(word));

/** The text of the words that are kept. */
export const textOf = (kept: readonly WordGroup[]): string =>
  withoutOuterFillers(kept.map(({ text }) => text)).join(" ");

/**
 * Searches without the words that no product contains, the one that leaves out fewest first; `isMatched` says of each group whether a
 * product matches it. None where nothing would be left out, or what is left names nothing. The last one leaves out all words that say
 * nothing by themselves, so that 'بديل 7805' finds what '7805' does.
 */
export async function partedSearches(
  { groups }: SearchQuery,
  isMatched: readonly boolean[],
  vocabulary: Vocabulary,
  known: KnownTerms,
): Promise<Parted[]> {
  const canRepair = await Promise.all(
    groups.map(async ({ text }, at) => {
      const alone = isMatched[at] ? null : readSearch(text, vocabulary);
      if (!alone) return false;
      const isLast = at === groups.length - 1;
      return (
        (await wordRepairs(alone, vocabulary, known, isLast)).length > 0 ||
        (await codeRepair(alone, vocabulary, otherMakers(known))) !== null ||
        (await codeRepair(alone, vocabulary, codesLike(known))) !== null
      );
    }),
  );
  const without = (isKept: (at: number) => boolean, isNamed = namesSomething): Parted[] => {
    const kept = groups.filter((_, at) => isKept(at));
    const unmatched = groups.filter(({ words }, at) => !isKept(at) && words.length > 0);
    if (unmatched.length === 0 || !kept.some(isNamed)) return [];
    return [{ text: textOf(kept), unmatched: unmatched.map(({ text }) => text) }];
  };
  return [
    ...without((at) => Boolean(isMatched[at]) || Boolean(canRepair[at])),
    ...without((at) => Boolean(isMatched[at])),
    ...without(
      (at) => groups[at] !== undefined && !isFillerGroup(groups[at]),
      ({ words }) => words.length > 0,
    ),
  ];
}

/** Words of a search of which at most two are left out at a time; of more words one. */
const FEW_WORDS = 6;

/** The places of a search's words without one or two of them, or of one alone: the most words first, of as many those with numbers, then the first. */
function fewerWords({ groups }: SearchQuery): number[][] {
  const places = [...groups.keys()];
  const numbers = (kept: readonly number[]): number =>
    kept.filter((at) => /\d/.test(groups[at]?.text ?? "")).length;
  const without = (...left: readonly number[]): number[] => places.filter((at) => !left.includes(at));
  const pairs =
    places.length > FEW_WORDS ? [] : places.flatMap((a) => places.slice(a + 1).map((b) => [a, b]));
  return [
    ...places.map((at) => without(at)).toReversed(),
    ...pairs.map((pair) => without(...pair)).toReversed(),
    ...places.map((at) => [at]),
  ]
    .filter((kept) => kept.some((at) => groups[at] && namesSomething(groups[at])))
    .toSorted((a, b) => b.length - a.length || numbers(b) - numbers(a));
}

/** Searches without as few words as possible, for words that no product has together; `isMatched` says of places of words whether a product has these. */
export async function widestSearches(
  query: SearchQuery,
  isMatched: (places: readonly (readonly number[])[]) => Promise<readonly boolean[]>,
): Promise<Parted[]> {
  const fewer = fewerWords(query);
  const found = await isMatched(fewer);
  const kept = fewer.find((_, at) => found[at]);
  if (!kept) return [];
  const left = query.groups.filter(({ words }, at) => !kept.includes(at) && words.length > 0);
  return [
    {
      text: textOf(query.groups.filter((_, at) => kept.includes(at))),
      unmatched: left.map(({ text }) => text),
    },
  ];
}
