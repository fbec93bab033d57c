import { noteReads } from "@shop/serving/reads.ts";

import { inNames, inWords } from "../engine/expressions.ts";
import type { SearchIndex } from "../engine/search-index.ts";
import type { KnownCode } from "../engine/search-tasks.ts";
import { containedTerm, namedTerm } from "./search-terms.ts";
import { matchEach, type SearchFilter } from "./search.repository.ts";

type Place = Pick<SearchFilter, "place">;

/** The words of the vocabulary, for repairs of typing errors. */
export async function findWords(index: SearchIndex): Promise<readonly string[]> {
  noteReads(["products"]);
  return (await index.run({ name: "words" }, "lists")).words;
}

/** Those of some words that products contain. */
export async function findSeen(
  index: SearchIndex,
  words: readonly string[],
  { place }: Place,
): Promise<Set<string>> {
  const isSeen = await matchEach(index, words.map(containedTerm), { place }, inWords);
  return new Set(words.filter((_, at) => isSeen[at]));
}

/** Those of some words that names of products contain, or that are their kinds. */
export async function findNamed(
  index: SearchIndex,
  words: readonly string[],
  { place }: Place,
): Promise<Set<string>> {
  const isNamed = await matchEach(index, words.map(namedTerm), { place }, inNames);
  return new Set(words.filter((_, at) => isNamed[at]));
}

/** Part numbers that begin like a folded one, or end like it and have nearly its length: every part number with one difference is among them. */
export async function findCodesLike(
  index: SearchIndex,
  code: string,
  { place }: Place,
): Promise<readonly KnownCode[]> {
  noteReads(["products"]);
  return (await index.run({ name: "codesLike", code }, place)).codes;
}
