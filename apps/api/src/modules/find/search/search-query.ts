/*
 * How 'Motor driver 24V' becomes a query (brackets left out):
 *
 * 1. `wordGroups` splits it into the groups `motor`, `driver` and `24v`; the last is also the quantity `#24e0v`, so that '24 volt' is found.
 * 2. `withSynonyms` adds what a group is also called: `motor | محرك`. `readingsOf` adds readings with two neighbours as one word that the
 *    catalogue has: `motordriver`, `24v`.
 * 3. Each way of matching is an expression. Marks tell what the index says of a word: `^` the first of a name, `!` its head noun, `=` a kind,
 *    `#` the whole name of a group or a quantity, `+` what a product is for, `~` a part of a part number.
 *      exact, key     the text itself: 'motor driver 24v', 'motordriver24v'
 *      beginning      ^motor & (!motor | !driver | !24v) & motor & driver & 24v
 *      groupNames     #driver & what `kinds` has
 *      kinds          (=motor | =driver | =24v) & each word as a kind or in a name
 *      words          motor & driver & 24v, or motordriver & 24v, or motordriver24v
 *      wordPrefixes   the same with 24v as a beginning, because it may still be typed
 *      runs           the same, each word also as ~motor as a beginning
 * 4. `search-tiers.ts` puts these ways into the order of the results; `search-finder.ts` repairs what finds nothing.
 */
import { exactForm, foldPartNumber } from "@shop/domain/search/folding.ts";
import type { Synonyms } from "@shop/domain/search/synonyms.ts";

import { anyOf } from "../engine/expressions.ts";
import { type WordGroup, withSynonyms, wordGroups } from "../engine/search-words.ts";
import { beginningQuery, groupNameQuery, kindQueries } from "./kind-queries.ts";
import { groupTerms, nameTerm, wordTerm } from "./search-terms.ts";
import { type Groups, readingsOf, runQuery, wordQuery } from "./word-queries.ts";

/** Minimum length of a key that is searched as a prefix. */
const MIN_KEY_PREFIX = 2;
/** The same of the last of several words that nothing has as it is: it is still being typed. */
const MIN_LAST_PREFIX = 2;
/** Maximum number of word groups in a query; further ones are ignored. */
const MAX_GROUPS = 16;
/** Maximum number of words and of symbols in a group; further ones are ignored. One Arabic ligature folds to four words. */
const MAX_GROUP_WORDS = 16;

/** A parsed search text. */
export interface SearchQuery {
  readonly groups: readonly WordGroup[];
  /** The text in lower case, symbols included. */
  readonly exact: string;
  /** The text folded and without separators; '' where it consists of symbols. */
  readonly key: string;
  /** True when the key is long enough to be searched as the prefix of a part number. */
  readonly keyIsPrefix: boolean;
  /** An expression for products whose name begins with the first of several words and contains all, one as its head noun; null where none can be one. */
  readonly beginning: string | null;
  /** An expression for products of a group whose whole name is the head noun of the words, with all of them in their names or kinds; null where none can be one. */
  readonly groupNames: string | null;
  /** An expression for products of a kind that one of the words names, with all words in their names or kinds; null where no word can name a kind. */
  readonly kinds: string | null;
  /** The same, with the last word as a prefix. */
  readonly kindPrefixes: string | null;
  /** An expression for all words. */
  readonly words: string;
  /** The same, with the last word as a prefix. */
  readonly wordPrefixes: string;
  /** The same on names, also in what a product is for. */
  readonly purposePrefixes: string;
  /** An expression for products whose names contain one of several words, the last one as a prefix; null for a single word. */
  readonly someName: string | null;
  /** The same as `wordPrefixes`, with every word also as an inner run of a part number. */
  readonly runs: string;
  /** The ids of products that go with what is searched for; those among the matches come first. */
  readonly goesWith?: readonly number[] | undefined;
}

const limited = (group: WordGroup): WordGroup => ({
  ...group,
  words: group.words.slice(0, MAX_GROUP_WORDS),
  symbols: group.symbols.slice(0, MAX_GROUP_WORDS),
});

/** The words that a search text is read with. */
export interface Lexicon {
  /** True when the catalogue contains a word: two neighbours that are one word together are also searched as that. */
  readonly isWord: (word: string) => boolean;
  /** Words that mean the same. */
  readonly synonyms: Synonyms;
}

const writtenGroups = (text: string): WordGroup[] =>
  wordGroups(text)
    .filter(({ words, symbols }) => words.length > 0 || symbols.length > 0)
    .slice(0, MAX_GROUPS)
    .map(limited);

function readGroups(text: string, written: readonly WordGroup[], { isWord, synonyms }: Lexicon): SearchQuery {
  const key = foldPartNumber(text);
  const groups = withSynonyms(written, synonyms);
  const readings = readingsOf(written, isWord).map((reading) => withSynonyms(reading, synonyms));
  const read: Groups = { groups, readings };
  return {
    groups,
    exact: exactForm(text),
    key,
    keyIsPrefix: key.length >= MIN_KEY_PREFIX,
    beginning: beginningQuery(groups),
    groupNames: groupNameQuery(groups),
    kinds: kindQueries(readings, false),
    kindPrefixes: kindQueries(readings, true),
    words: wordQuery(read, key, { lastIsPrefix: false, term: wordTerm }),
    wordPrefixes: wordQuery(read, key, { lastIsPrefix: true, term: wordTerm }),
    purposePrefixes: wordQuery(read, key, { lastIsPrefix: true, term: nameTerm }),
    someName: groups.length > 1 ? groupTerms(groups, true, nameTerm).join(" OR ") : null,
    runs: runQuery(read, key),
  };
}

/** Parses a search text; null where it contains nothing to search for. */
export function readSearch(text: string, lexicon: Lexicon): SearchQuery | null {
  const groups = writtenGroups(text);
  return groups.length === 0 ? null : readGroups(text, groups, lexicon);
}

/** Parses a text whose last word, of two letters, is only begun: 'motor dr'; null for any other text, and for one of fewer than `words` words. */
export function readBegun(text: string, lexicon: Lexicon, words = 2): SearchQuery | null {
  const groups = writtenGroups(text);
  const last = groups.at(-1);
  if (groups.length < words || last?.words.at(-1)?.length !== MIN_LAST_PREFIX) return null;
  return readGroups(text, [...groups.slice(0, -1), { ...last, minPrefix: MIN_LAST_PREFIX }], lexicon);
}

/** A query for each group of a search alone, as a beginning where it is the last. */
export const groupQueries = ({ groups }: SearchQuery): string[] =>
  groups.map((group, at) => runQuery({ groups: [group], readings: [[group]] }, "", at === groups.length - 1));

/** The query for some groups of a search together, which stand at the places `kept`. */
export function keptQuery({ groups }: SearchQuery, kept: readonly number[]): string {
  const some = groups.filter((_, at) => kept.includes(at));
  return runQuery({ groups: some, readings: [some] }, "", kept.includes(groups.length - 1));
}

/** The first of several searches, which also finds what the others find by their words. */
export function combined(queries: readonly [SearchQuery, ...SearchQuery[]]): SearchQuery {
  const [first] = queries;
  const all = (read: (query: SearchQuery) => string): string => anyOf(queries.map(read));
  return {
    ...first,
    words: all(({ words }) => words),
    wordPrefixes: all(({ wordPrefixes }) => wordPrefixes),
    purposePrefixes: all(({ purposePrefixes }) => purposePrefixes),
    runs: all(({ runs }) => runs),
  };
}
