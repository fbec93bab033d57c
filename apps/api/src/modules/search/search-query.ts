import { foldPartNumber, withoutArticle } from "@shop/contract/folding.ts";

import { exactForm, type WordGroup, wordGroups } from "./search-words.ts";

/** The fewest characters of a key or word that are looked up as the beginning of a longer one. */
const LEAST_KEY_PREFIX = 2;
const LEAST_WORD_PREFIX = 3;
/** Groups that a query is read to; what is beyond them narrows nothing. */
const MOST_GROUPS = 16;

/** Characters of a part number that may be typed with spaces, at the most. */
const LONGEST_SPACED = 20;

/** A search text, read. */
export interface SearchQuery {
  readonly groups: readonly WordGroup[];
  /** As written but for case. */
  readonly exact: string;
  /** Folded and without separators; '' where there are only symbols. */
  readonly key: string;
  /** True when the key is long enough to be the beginning of a part number. */
  readonly keyIsPrefix: boolean;
  /** A tsquery for all its words. */
  readonly words: string;
  /** The same, with the last word as the beginning of a word. */
  readonly beginnings: string;
}

const quoted = (word: string, suffix: string): string => `'${word.replaceAll(/['\\]/g, "$&$&")}'${suffix}`;

/** A word in the forms in which it may stand in a text: with or without the Arabic article, an English plural or not. */
function formsOf(word: string): string[] {
  const singular = /^[a-z]{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word;
  return [...new Set([word, withoutArticle(word), singular])];
}

function wordTerm(word: string, isBeginning: boolean): string {
  const suffix = isBeginning && word.length >= LEAST_WORD_PREFIX ? ":*" : "";
  return `(${formsOf(word)
    .map((form) => quoted(form, suffix))
    .join(" | ")})`;
}

function groupTerm({ words, joined, symbols }: WordGroup, isLast: boolean): string {
  if (words.length === 0) return `(${symbols.map((symbol) => quoted(symbol, "")).join(" & ")})`;
  const apart = words.map((word, index) => wordTerm(word, isLast && index === words.length - 1)).join(" & ");
  return `(${[apart, ...joined.map((word) => wordTerm(word, isLast))].join(" | ")})`;
}

/** A part number that was typed with spaces, and stands in the middle of a text without: 'K 45' for 'K45'. */
const spacedPartNumber = (groups: readonly WordGroup[], key: string): string | null =>
  groups.length > 1 && key.length <= LONGEST_SPACED && /\d/.test(key) ? key : null;

function tsquery(groups: readonly WordGroup[], key: string, lastIsBeginning: boolean): string {
  const apart = groups
    .map((group, index) => groupTerm(group, lastIsBeginning && index === groups.length - 1))
    .join(" & ");
  const whole = spacedPartNumber(groups, key);
  return whole === null ? apart : `(${apart}) | ${wordTerm(whole, lastIsBeginning)}`;
}

/** Reads a search text; null where it holds nothing to search for. */
export function readSearch(text: string): SearchQuery | null {
  const groups = wordGroups(text)
    .filter(({ words, symbols }) => words.length > 0 || symbols.length > 0)
    .slice(0, MOST_GROUPS);
  if (groups.length === 0) return null;
  const key = foldPartNumber(text);
  return {
    groups,
    exact: exactForm(text),
    key,
    keyIsPrefix: key.length >= LEAST_KEY_PREFIX,
    words: tsquery(groups, key, false),
    beginnings: tsquery(groups, key, true),
  };
}
