import { editDistance } from "@shop/contract/edit-distance.ts";

/** The fewest letters of a word that is repaired. */
const LEAST_REPAIRED = 4;
/** Letters from which two errors in a word are repaired, not one. */
const TWO_ERRORS_FROM = 7;
const SLOTS = 32;

/** A word's letters as bits: two words that are near each other differ in few. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) % SLOTS);
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

const sharedBeginning = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** The words of the catalogue, to which typing errors are repaired. */
export class Vocabulary {
  readonly #words: ReadonlySet<string>;
  readonly #byLength = new Map<number, { readonly word: string; readonly letters: number }[]>();

  constructor(words: Iterable<string>) {
    this.#words = new Set(words);
    for (const word of this.#words) {
      const group = this.#byLength.get(word.length) ?? [];
      group.push({ word, letters: lettersOf(word) });
      this.#byLength.set(word.length, group);
    }
  }

  /** True when the catalogue knows a word. */
  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** The catalogue's words that are nearest to one that it does not know, best first, `count` at the most. */
  nearest(word: string, count: number): string[] {
    if (word.length < LEAST_REPAIRED) return [];
    const most = word.length >= TWO_ERRORS_FROM ? 2 : 1;
    const letters = lettersOf(word);
    const found: { word: string; distance: number; shared: number }[] = [];
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const candidate of this.#byLength.get(length) ?? []) {
        // Each error changes two letters of the set at the most: this spares nearly every comparison.
        if (bitCount(letters ^ candidate.letters) > 2 * most) continue;
        const distance = editDistance(word, candidate.word, most);
        if (distance <= most) {
          found.push({ word: candidate.word, distance, shared: sharedBeginning(word, candidate.word) });
        }
      }
    }
    return found
      .toSorted((a, b) => a.distance - b.distance || b.shared - a.shared || (a.word < b.word ? -1 : 1))
      .slice(0, count)
      .map((it) => it.word);
  }
}
