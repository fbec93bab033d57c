import { foldPartNumber } from "@shop/contract/folding.ts";
import { wordForms } from "@shop/contract/word-forms.ts";

import { exactForm, kindForm, type WordGroup, wordGroups } from "./search-words.ts";

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
  /** A tsquery for what is one of the things that its words name, and has all of its words in its names or kinds; null where no word can name a thing. */
  readonly kinds: string | null;
  /** The same, with the last word as the beginning of a word. */
  readonly kindBeginnings: string | null;
  /** A tsquery for all its words. */
  readonly words: string;
  /** The same, with the last word as the beginning of a word. */
  readonly beginnings: string;
}

const quoted = (word: string, suffix: string): string => `'${word.replaceAll(/['\\]/g, "$&$&")}'${suffix}`;

/** A tsquery for one word; `isBeginning` where it may be the beginning of one. */
type WordTerm = (word: string, isBeginning: boolean) => string;

const termOf =
  (indexed: (form: string) => string): WordTerm =>
  (word, isBeginning) => {
    const suffix = isBeginning && word.length >= LEAST_WORD_PREFIX ? ":*" : "";
    return `(${wordForms(word)
      .map((form) => quoted(indexed(form), suffix))
      .join(" | ")})`;
  };

const wordTerm = termOf((form) => form);
const kindTerm = termOf(kindForm);

/** A tsquery for each group, the last one's last word as the beginning of a word where that is asked for. */
const groupTerms = (groups: readonly WordGroup[], lastIsBeginning: boolean, term: WordTerm): string[] =>
  groups.map(({ words, joined, symbols }, at) => {
    if (words.length === 0) return `(${symbols.map((symbol) => quoted(symbol, "")).join(" & ")})`;
    const isLast = lastIsBeginning && at === groups.length - 1;
    const apart = words.map((word, index) => term(word, isLast && index === words.length - 1)).join(" & ");
    return `(${[apart, ...joined.map((word) => term(word, isLast))].join(" | ")})`;
  });

/** A part number that was typed with spaces, and stands in the middle of a text without: 'K 45' for 'K45'. */
const spacedPartNumber = (groups: readonly WordGroup[], key: string): string | null =>
  groups.length > 1 && key.length <= LONGEST_SPACED && /\d/.test(key) ? key : null;

function wordQuery(groups: readonly WordGroup[], key: string, lastIsBeginning: boolean): string {
  const apart = groupTerms(groups, lastIsBeginning, wordTerm).join(" & ");
  const whole = spacedPartNumber(groups, key);
  return whole === null ? apart : `(${apart}) | ${wordTerm(whole, lastIsBeginning)}`;
}

function kindQuery(groups: readonly WordGroup[], lastIsBeginning: boolean): string | null {
  if (!groups.some(({ words }) => words.some((word) => !/\d/.test(word)))) return null;
  const kinds = groupTerms(groups, lastIsBeginning, kindTerm);
  if (kinds.length === 1) return kinds.join("");
  const called = groupTerms(groups, lastIsBeginning, wordTerm).join(" & ");
  return `(${kinds.join(" | ")}) & ((${called}) | (${kinds.join(" & ")}))`;
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
    kinds: kindQuery(groups, false),
    kindBeginnings: kindQuery(groups, true),
    words: wordQuery(groups, key, false),
    beginnings: wordQuery(groups, key, true),
  };
}
