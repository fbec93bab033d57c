import { isFiller, withoutOuterFillers } from "@shop/domain/search/kind-words.ts";

import type { WordGroup } from "../engine/search-words.ts";
import { codeRepair, codesLike } from "./code-repair.ts";
import type { KnownTerms } from "./repairs.ts";
import { readSearch, type SearchQuery } from "./search-query.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { wordRepairs } from "./word-repair.ts";

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
const textOf = (kept: readonly WordGroup[]): string =>
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
