import { foldPartNumber } from "@shop/domain/search/folding.ts";
import { codeRun } from "@shop/domain/search/part-codes.ts";
import type { Synonyms } from "@shop/domain/search/synonyms.ts";
import { wordForms } from "@shop/domain/search/word-forms.ts";

import {
  exactForm,
  firstForm,
  groupForm,
  headForm,
  joinedGroup,
  kindForm,
  purposeForm,
  runForm,
  type WordGroup,
  withSynonyms,
  wordGroups,
} from "../../products/search-index/search-words.ts";

/** Minimum length of a key or word that is searched as a prefix. */
const MIN_KEY_PREFIX = 2;
const MIN_WORD_PREFIX = 3;
/** The same of the last of several words that nothing has as it is: it is still being typed. */
const MIN_LAST_PREFIX = 2;
/** Maximum number of word groups in a query; further ones are ignored. */
const MAX_GROUPS = 16;
/** Maximum number of words and of symbols in a group; further ones are ignored. One Arabic ligature folds to four words. */
const MAX_GROUP_WORDS = 16;

/** Maximum length of a part number that may be typed with spaces. */
const MAX_SPACED_LENGTH = 20;

/** A parsed search text. */
export interface SearchQuery {
  readonly groups: readonly WordGroup[];
  /** The text in lower case, symbols included. */
  readonly exact: string;
  /** The text folded and without separators; '' where it consists of symbols. */
  readonly key: string;
  /** True when the key is long enough to be searched as the prefix of a part number. */
  readonly keyIsPrefix: boolean;
  /** A tsquery for products whose name begins with the first of several words and contains all, one as its head noun; null where none can be one. */
  readonly beginning: string | null;
  /** A tsquery for products of a group whose whole name is the head noun of the words, with all of them in their names or kinds; null where none can be one. */
  readonly groupNames: string | null;
  /** A tsquery for products of a kind that one of the words names, with all words in their names or kinds; null where no word can name a kind. */
  readonly kinds: string | null;
  /** The same, with the last word as a prefix. */
  readonly kindPrefixes: string | null;
  /** A tsquery for all words. */
  readonly words: string;
  /** The same, with the last word as a prefix. */
  readonly wordPrefixes: string;
  /** The same on names, also in what a product is for. */
  readonly purposePrefixes: string;
  /** A tsquery for products whose names contain one of several words, the last one as a prefix; null for a single word. */
  readonly someName: string | null;
  /** The same as `wordPrefixes`, with every word also as an inner run of a part number. */
  readonly runs: string;
  /** A tsquery for the names of products that need matches or have them as accessories; those matches come first. */
  readonly goesWith?: string | undefined;
}

const quoted = (word: string, suffix: string): string => `'${word.replaceAll(/['\\]/g, "$&$&")}'${suffix}`;

const anyOf = (queries: readonly string[]): string => `(${queries.map((query) => `(${query})`).join(" | ")})`;

/** Makes a tsquery for one word, as a prefix where `isPrefix` and the word has at least so many letters. */
type WordTerm = (word: string, isPrefix: boolean, minPrefix?: number) => string;

const termOf =
  (...indexed: ((form: string) => string)[]): WordTerm =>
  (word, isPrefix, minPrefix = MIN_WORD_PREFIX) => {
    const suffix = isPrefix && word.length >= minPrefix ? ":*" : "";
    const forms = wordForms(word).flatMap((form) =>
      indexed.map((indexedForm) => quoted(indexedForm(form), suffix)),
    );
    return `(${forms.join(" | ")})`;
  };

const itself = (form: string): string => form;
const wordTerm = termOf(itself);
const nameTerm = termOf(itself, purposeForm);
const kindTerm = termOf(kindForm);
const firstTerm = termOf(firstForm);
const headTerm = termOf(headForm);
const groupNameTerm = termOf(groupForm);

/** A tsquery for products that contain a word. */
export const containedTerm = (word: string): string => quoted(word, "");

/** A tsquery for products whose names contain a word, or whose kind it is. */
export const namedTerm = (word: string): string =>
  [itself, purposeForm, kindForm].map((form) => quoted(form(word), "")).join(" | ");

/** A tsquery for one group as it is written: its words apart, joined, or as a quantity. */
function writtenTerm(
  { words, joined, symbols, quantity, minPrefix }: WordGroup,
  isLast: boolean,
  term: WordTerm,
): string {
  if (words.length === 0) return `(${symbols.map((symbol) => quoted(symbol, "")).join(" & ")})`;
  const apart = words
    .map((word, index) => term(word, isLast && index === words.length - 1, minPrefix))
    .join(" & ");
  // 'uni-t' is a name, and not a 'unit'; products that are called so are found by its words.
  const isSpelt =
    words.some((word) => /^\p{L}$/u.test(word)) && words.every((word) => /^\p{L}+$/u.test(word));
  const whole = isSpelt ? [] : joined;
  const others = [...whole.map((word) => term(word, isLast)), ...quantity.map((form) => quoted(form, ""))];
  return `(${[apart, ...others].join(" | ")})`;
}

/** A tsquery for one group, or what it may also be called. */
const groupTerm = (group: WordGroup, isLast: boolean, term: WordTerm): string =>
  anyOf([
    writtenTerm(group, isLast, term),
    ...(group.alternatives ?? []).map((groups) => groupTerms(groups, isLast, term).join(" & ")),
  ]);

/** A tsquery for each group; `lastIsPrefix` makes the last word a prefix. */
const groupTerms = (groups: readonly WordGroup[], lastIsPrefix: boolean, term: WordTerm): string[] =>
  groups.map((group, at) => groupTerm(group, lastIsPrefix && at === groups.length - 1, term));

const calledTerm = termOf(itself, purposeForm, kindForm);

/** A tsquery for products whose names or kinds contain a group, also in what the product is for. */
export const namedGroup = (group: WordGroup): string => groupTerm(group, true, calledTerm);

/** A tsquery for products of a kind that a group names; null where it can name none. */
export const kindGroup = (group: WordGroup): string | null => kindQuery([group], false);

/** The groups of a search text with their readings. */
interface Groups {
  readonly groups: readonly WordGroup[];
  readonly readings: readonly (readonly WordGroup[])[];
}

/** The groups as they are written, and with two neighbours as one word: 'multi meter' as 'multimeter'. */
function readingsOf(
  groups: readonly WordGroup[],
  isWord: (word: string) => boolean,
): (readonly WordGroup[])[] {
  const merged = groups.slice(1).flatMap((group, at) => {
    const before = groups[at];
    const joined = before && joinedGroup(before, group);
    return joined?.words.some(isWord) ? [[...groups.slice(0, at), joined, ...groups.slice(at + 2)]] : [];
  });
  return [groups, ...merged];
}

/** The text as one part number that was typed with spaces: 'K 45' for 'K45'. */
export const spacedPartNumber = (groups: readonly WordGroup[], key: string): string | null =>
  groups.length > 1 && key.length <= MAX_SPACED_LENGTH && /\d/.test(key) ? key : null;

function wordQuery(
  { groups, readings }: Groups,
  key: string,
  { lastIsPrefix, term }: { readonly lastIsPrefix: boolean; readonly term: WordTerm },
): string {
  const apart = readings.map((reading) => groupTerms(reading, lastIsPrefix, term).join(" & "));
  const joined = spacedPartNumber(groups, key);
  return anyOf(joined === null ? apart : [...apart, term(joined, lastIsPrefix)]);
}

/** True where a word may name a kind. */
const mayNameKind = (groups: readonly WordGroup[]): boolean =>
  groups.some(({ words }) => words.some((word) => !/\d/.test(word)));

function kindQuery(groups: readonly WordGroup[], lastIsPrefix: boolean): string | null {
  if (!mayNameKind(groups)) return null;
  const kinds = groups.map((group, at) => {
    const isPrefix = lastIsPrefix && at === groups.length - 1;
    return anyOf([
      writtenTerm(group, isPrefix, kindTerm),
      ...(group.alternatives ?? []).flatMap((alternative) => kindQuery(alternative, isPrefix) ?? []),
    ]);
  });
  if (kinds.length === 1) return kinds.join("");
  const named = groupTerms(groups, lastIsPrefix, nameTerm);
  const each = kinds.map((kind, at) => `(${kind} | ${named[at] ?? kind})`);
  return `(${kinds.join(" | ")}) & ${each.join(" & ")}`;
}

/** The group that is the head noun of a text: the last English word before numbers, the first Arabic one. */
const headOf = (groups: readonly WordGroup[]): WordGroup | undefined => {
  const named = groups.filter((group) => mayNameKind([group]));
  return named.find(({ text }) => /\p{Script=Arabic}/u.test(text)) ?? named.at(-1);
};

function groupNameQuery(groups: readonly WordGroup[]): string | null {
  const head = headOf(groups);
  if (!head) return null;
  const all = kindQuery(groups, false);
  return `${groupTerm(head, false, groupNameTerm)} & ${all}`;
}

function beginningQuery(groups: readonly WordGroup[]): string | null {
  const [first] = groups[0]?.words ?? [];
  if (first === undefined || groups.length === 1 || !mayNameKind(groups)) return null;
  const named = groupTerms(groups, false, wordTerm);
  return `${firstTerm(first, false)} & (${groupTerms(groups, false, headTerm).join(" | ")}) & ${named.join(" & ")}`;
}

/** The kind queries of all readings. */
function kindQueries({ readings }: Groups, lastIsPrefix: boolean): string | null {
  const queries = readings.flatMap((reading) => kindQuery(reading, lastIsPrefix) ?? []);
  return queries.length === 0 ? null : anyOf(queries);
}

/** A tsquery for part numbers that contain a folded run of characters. */
export const runTerm = (run: string): string => quoted(runForm(run), ":*");

const runTermsOf = (text: string): string[] => {
  const run = codeRun(text);
  return run === null ? [] : [runTerm(run)];
};

/** The query with all words, the last one as a prefix, in which any group may also be an inner run of a part number. */
function runQuery({ groups, readings }: Groups, key: string, lastIsPrefix = true): string {
  const withRuns = readings.map((reading) =>
    groupTerms(reading, lastIsPrefix, wordTerm)
      .map((term, at) => `(${[term, ...runTermsOf(reading[at]?.text ?? "")].join(" | ")})`)
      .join(" & "),
  );
  const joined = spacedPartNumber(groups, key);
  return anyOf(joined === null ? withRuns : [...withRuns, wordTerm(joined, true), ...runTermsOf(joined)]);
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
    kinds: kindQueries(read, false),
    kindPrefixes: kindQueries(read, true),
    words: wordQuery(read, key, { lastIsPrefix: false, term: wordTerm }),
    wordPrefixes: wordQuery(read, key, { lastIsPrefix: true, term: wordTerm }),
    purposePrefixes: wordQuery(read, key, { lastIsPrefix: true, term: nameTerm }),
    someName: groups.length > 1 ? groupTerms(groups, true, nameTerm).join(" | ") : null,
    runs: runQuery(read, key),
  };
}

/** Parses a search text; null where it contains nothing to search for. */
export function readSearch(text: string, lexicon: Lexicon): SearchQuery | null {
  const groups = writtenGroups(text);
  return groups.length === 0 ? null : readGroups(text, groups, lexicon);
}

/** Parses a text of several words whose last one, of two letters, is only begun: 'motor dr'; null for any other text. */
export function readBegun(text: string, lexicon: Lexicon): SearchQuery | null {
  const groups = writtenGroups(text);
  const last = groups.at(-1);
  if (groups.length === 1 || last?.words.at(-1)?.length !== MIN_LAST_PREFIX) return null;
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
