import type { KnownPart } from "@shop/domain/parts/known-parts/known-part.ts";
import { wordForms } from "@shop/domain/search/word-forms.ts";

import { anyOf, quoted } from "../engine/expressions.ts";
import {
  firstForm,
  groupForm,
  headForm,
  kindForm,
  partForm,
  purposeForm,
  type WordGroup,
  wordGroups,
} from "../engine/search-words.ts";

/** Minimum length of a word that is searched as a prefix. */
const MIN_WORD_PREFIX = 3;

/** Makes an expression for one word, as a prefix where `isPrefix` and the word has at least so many letters. */
export type WordTerm = (word: string, isPrefix: boolean, minPrefix?: number) => string;

const termOf =
  (...indexed: ((form: string) => string)[]): WordTerm =>
  (word, isPrefix, minPrefix = MIN_WORD_PREFIX) => {
    const isBegun = isPrefix && word.length >= minPrefix;
    const forms = wordForms(word).flatMap((form) =>
      indexed.map((indexedForm) => quoted(indexedForm(form), isBegun)),
    );
    return `(${forms.join(" OR ")})`;
  };

const itself = (form: string): string => form;
/** A word as it is. */
export const wordTerm = termOf(itself);
/** A word of a name, also of what a product is for. */
export const nameTerm = termOf(itself, purposeForm);
/** A word as a kind. */
export const kindTerm = termOf(kindForm);
/** A word as the first of a name. */
export const firstTerm = termOf(firstForm);
/** A word as the head noun of a name. */
export const headTerm = termOf(headForm);
/** A word as the whole name of a group. */
export const groupNameTerm = termOf(groupForm);

/** An expression for products that contain a word. */
export const containedTerm = (word: string): string => quoted(word);

/** An expression for products whose names contain a word, or whose kind it is. */
export const namedTerm = (word: string): string =>
  [itself, purposeForm, kindForm].map((form) => quoted(form(word))).join(" OR ");

/** An expression for one group as it is written: its words apart, joined, or as a quantity. */
export function writtenTerm(
  { words, joined, symbols, quantity, minPrefix }: WordGroup,
  isLast: boolean,
  term: WordTerm,
): string {
  if (words.length === 0) return `(${symbols.map((symbol) => quoted(symbol)).join(" AND ")})`;
  const apart = words
    .map((word, index) => term(word, isLast && index === words.length - 1, minPrefix))
    .join(" AND ");
  // 'uni-t' is a name, and not a 'unit'; products that are called so are found by its words.
  const isSpelt =
    words.some((word) => /^\p{L}$/u.test(word)) && words.every((word) => /^\p{L}+$/u.test(word));
  const whole = isSpelt ? [] : joined;
  const others = [...whole.map((word) => term(word, isLast)), ...quantity.map((form) => quoted(form))];
  return `(${[apart, ...others].join(" OR ")})`;
}

/** An expression for one group, or what it may also be called. */
export const groupTerm = (group: WordGroup, isLast: boolean, term: WordTerm): string =>
  anyOf([
    writtenTerm(group, isLast, term),
    ...(group.alternatives ?? []).map((groups) => groupTerms(groups, isLast, term).join(" AND ")),
  ]);

/** An expression for each group; `lastIsPrefix` makes the last word a prefix. */
export const groupTerms = (groups: readonly WordGroup[], lastIsPrefix: boolean, term: WordTerm): string[] =>
  groups.map((group, at) => groupTerm(group, lastIsPrefix && at === groups.length - 1, term));

const calledTerm = termOf(itself, purposeForm, kindForm);

/** An expression for products whose names or kinds contain a group, also in what the product is for. */
export const namedGroup = (group: WordGroup): string => groupTerm(group, true, calledTerm);

/** An expression for products that are one of some standard parts. */
export const partsQuery = (parts: readonly Pick<KnownPart, "code">[]): string =>
  anyOf(parts.map(({ code }) => quoted(partForm(code))));

/** An expression for names with one of some words; undefined where there are none. */
export function anyNamed(words: readonly string[]): string | undefined {
  const groups = words.flatMap((word) => wordGroups(word));
  return groups.length === 0 ? undefined : groups.map(namedGroup).join(" OR ");
}

/** An expression for names with all words of a text; undefined without words. */
export function allNamed(text: string): string | undefined {
  const groups = wordGroups(text);
  return groups.length === 0 ? undefined : groups.map(namedGroup).join(" AND ");
}
