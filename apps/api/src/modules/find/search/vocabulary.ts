import { editDistance, prefixDistance } from "@shop/domain/search/edit-distance.ts";
import { noSynonyms, type Synonyms } from "@shop/domain/search/synonyms.ts";
import { wordForms } from "@shop/domain/search/word-forms.ts";

/** Minimum length of a word that is repaired. */
const MIN_LENGTH = 4;
/** Minimum length of a word in which two errors are repaired. */
const MIN_LENGTH_TWO_ERRORS = 7;
/** Letters, of the longer one of two words, for each error between them: 'siglent' is not 'segment'. */
const LETTERS_PER_ERROR = 4;
/** Minimum length of a word that is unlike any name by its length alone. */
const MIN_LONG_LENGTH = 8;
/** Minimum lengths of the beginning of a word in which one and two errors are repaired. */
const MIN_PREFIX_LENGTH = 6;
const MIN_PREFIX_LENGTH_TWO_ERRORS = 8;
/** Minimum length of a word that may be misspelt in the catalogue. */
const MIN_SPELLING_LENGTH = 5;
/** Minimum length of each word that two words without a space consist of. */
const MIN_SPLIT_LENGTH = 3;
/** First letters that sound alike: 'klamp' is 'clamp'. */
const ALIKE = ["ck", "sz", "gj"];
const BITS = 32;

/** A bit set of a word's letters; similar words differ in few bits. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) % BITS);
  return bits;
}

function bitCount(bits: number): number {
  let rest = bits;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}

const commonPrefixLength = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** True for a word that differs from a name as little as from a misspelt word, so that only likely errors of it are repaired. */
export const isShort = (word: string): boolean => word.length < MIN_LONG_LENGTH;

/** True where the first letters are the same, swapped with the second ones, or sound alike before the same rest. */
function beginsLike(typed: string, word: string): boolean {
  const [first, second] = [typed.charAt(0), typed.charAt(1)];
  if (word.startsWith(first) || word.startsWith(second + first)) return true;
  const soundsAlike = ALIKE.some((letters) => letters.includes(first) && letters.includes(word.charAt(0)));
  return soundsAlike && word.slice(1) === typed.slice(1);
}

/** True where a word with few errors may be meant by an unknown one: 'testo' is not 'test', nor 'owon' 'own', nor 'bower' 'power'. */
function isLikely(typed: string, { word, distance }: Pick<Candidate, "word" | "distance">): boolean {
  if (distance * LETTERS_PER_ERROR > Math.max(typed.length, word.length)) return false;
  if (!isShort(typed)) return true;
  const isContinued = typed.startsWith(word) && typed.at(-1) !== word.at(-1);
  if (!beginsLike(typed, word) || isContinued) return false;
  // Of so few letters each may be right: only a missing one, or two that are swapped.
  return typed.length > MIN_LENGTH || word.length > typed.length || lettersOf(word) === lettersOf(typed);
}

/** A word of the catalogue that is similar to an unknown one. */
interface Candidate {
  readonly word: string;
  readonly distance: number;
  /** Length of the common prefix. */
  readonly shared: number;
  /** True where only the beginning is similar. */
  readonly isPrefix: boolean;
}

const candidateOf = (typed: string, word: string, distance: number, isPrefix: boolean): Candidate => ({
  word,
  distance,
  shared: commonPrefixLength(typed, word),
  isPrefix,
});

/** The words of the catalogue, as candidates for repairs of typing errors. */
export class Vocabulary {
  readonly #words: ReadonlySet<string>;
  readonly #synonymWords: ReadonlySet<string>;
  readonly #byLength = new Map<number, { readonly word: string; readonly letters: number }[]>();

  /** Words that mean the same; they are repaired to like those of the catalogue. */
  readonly synonyms: Synonyms;

  constructor(words: Iterable<string>, synonyms: Synonyms = noSynonyms) {
    this.synonyms = synonyms;
    this.#synonymWords = new Set(synonyms.words());
    this.#words = new Set([...words, ...this.#synonymWords]);
    for (const word of this.#words) {
      const group = this.#byLength.get(word.length) ?? [];
      group.push({ word, letters: lettersOf(word) });
      this.#byLength.set(word.length, group);
    }
  }

  /** True when the catalogue or a synonym contains a word. */
  readonly isWord = (word: string): boolean => this.#words.has(word);

  /** True when a word of the catalogue or a synonym begins so. */
  readonly isBeginning = (word: string): boolean => {
    for (const one of this.#words) if (one.startsWith(word)) return true;
    return false;
  };

  /** True when a synonym contains a word. */
  readonly isSynonym = (word: string): boolean => this.#synonymWords.has(word);

  /**
   * At most `count` words of the catalogue with the smallest edit distance to an unknown one, best first; with `isPrefix`
   * also words that begin with something similar. Two words without a space between them come last.
   */
  nearest(word: string, count: number, { isPrefix = false } = {}): string[] {
    if (word.length < MIN_LENGTH) return [];
    const maxDistance = word.length >= MIN_LENGTH_TWO_ERRORS ? 2 : 1;
    const found = [
      ...this.#similar(word, maxDistance).filter((one) => isLikely(word, one)),
      ...(isPrefix && word.length >= MIN_PREFIX_LENGTH ? this.#beginningLike(word) : []),
    ];
    const ordered = found
      .toSorted(
        (a, b) =>
          a.distance - b.distance ||
          Number(a.isPrefix) - Number(b.isPrefix) ||
          b.shared - a.shared ||
          (a.isPrefix ? a.word.length - b.word.length : 0) ||
          (a.word < b.word ? -1 : 1),
      )
      .map((it) => it.word);
    return [...new Set([...ordered.slice(0, count), ...this.#split(word)])].slice(0, count);
  }

  /** At most `count` other spellings of a known word: one letter differs, and not the first. */
  spellings(word: string, count: number): string[] {
    if (word.length < MIN_SPELLING_LENGTH) return [];
    const forms = new Set(wordForms(word));
    return this.#similar(word, 1)
      .filter(
        (it) => it.distance === 1 && it.shared > 0 && !wordForms(it.word).some((form) => forms.has(form)),
      )
      .toSorted((a, b) => b.shared - a.shared || (a.word < b.word ? -1 : 1))
      .slice(0, count)
      .map((it) => it.word);
  }

  /** Words with at most so many errors. */
  #similar(word: string, maxDistance: number): Candidate[] {
    const letters = lettersOf(word);
    const found: Candidate[] = [];
    for (let length = word.length - maxDistance; length <= word.length + maxDistance; length += 1) {
      for (const candidate of this.#byLength.get(length) ?? []) {
        // An error changes at most two bits: this check avoids nearly every edit distance.
        if (bitCount(letters ^ candidate.letters) > 2 * maxDistance) continue;
        const distance = editDistance(word, candidate.word, maxDistance);
        if (distance <= maxDistance) found.push(candidateOf(word, candidate.word, distance, false));
      }
    }
    return found;
  }

  /** Longer words whose beginning has few errors. */
  #beginningLike(word: string): Candidate[] {
    const maxDistance = word.length >= MIN_PREFIX_LENGTH_TWO_ERRORS ? 2 : 1;
    const letters = lettersOf(word);
    const found: Candidate[] = [];
    for (const [length, candidates] of this.#byLength) {
      if (length <= word.length) continue;
      for (const candidate of candidates) {
        // An error adds at most one letter that the word lacks.
        if (bitCount(letters & ~candidate.letters) > maxDistance) continue;
        const distance = prefixDistance(word, candidate.word, maxDistance);
        if (distance <= maxDistance) found.push(candidateOf(word, candidate.word, distance, true));
      }
    }
    return found;
  }

  /** The word as two words of the catalogue: 'powersupply' as 'power supply'. */
  #split(word: string): string[] {
    for (let at = MIN_SPLIT_LENGTH; at <= word.length - MIN_SPLIT_LENGTH; at += 1) {
      const [first, second] = [word.slice(0, at), word.slice(at)];
      if (this.#words.has(first) && this.#words.has(second)) return [`${first} ${second}`];
    }
    return [];
  }
}
