import { MAX_SYNONYM_GROUPS } from "../constants.ts";
import type { ListTexts } from "../lists/list-page.ts";
import { foldedWords, foldText } from "./folding.ts";
import { wordForms } from "./word-forms.ts";

/** The different words and phrases of a group, given with commas or line breaks between them: 'multimeter, avometer, أفوميتر'. */
export function synonymsIn(text: string): string[] {
  const words = new Map<string, string>();
  for (const part of text.split(/[,،;؛\r\n]/)) {
    const folded = foldText(part);
    if (folded !== "" && !words.has(folded)) words.set(folded, part.trim().replaceAll(/\s+/g, " "));
  }
  return [...words.values()];
}

/** A group as it is stored and shown. */
export const synonymText = (words: readonly string[]): string => words.join(", ");

/** What a word or phrase is looked up by: a word in all its forms, so that a plural finds the group of its singular. */
function keysOf(words: readonly string[]): string[] {
  const [word = "", ...rest] = words;
  return rest.length > 0 ? [words.join(" ")] : wordForms(word).filter(Boolean);
}

/** Whether two groups have a word or phrase in common. */
export function sharesSynonym(one: string, other: string): boolean {
  const known = new Set(synonymsIn(one).map(foldText));
  return synonymsIn(other).some((word) => known.has(foldText(word)));
}

/** What words of a search may also be called. */
export interface SynonymMatch {
  /** The number of tokens that are the word or phrase. */
  readonly count: number;
  /** The other words and phrases of its group. */
  readonly others: readonly string[];
}

/** Groups of words and phrases that mean the same to the search. */
export class Synonyms {
  readonly #groups = new Map<string, { readonly word: string; readonly group: readonly string[] }>();
  #longest = 1;

  /** Creates them from the texts of groups. */
  constructor(texts: readonly string[]) {
    for (const group of texts.map(synonymsIn)) {
      for (const word of group) {
        const words = foldedWords(word);
        this.#longest = Math.max(this.#longest, words.length);
        for (const key of keysOf(words)) this.#groups.set(key, { word, group });
      }
    }
  }

  /** The folded words that the groups contain. */
  *words(): Generator<string> {
    for (const { word } of this.#groups.values()) yield* foldedWords(word);
  }

  /** The longest word or phrase that begins at a token of a search, given the folded words of each token; null where there is none. */
  matchAt(tokens: readonly (readonly string[])[], at: number): SynonymMatch | null {
    const most = Math.min(this.#longest, tokens.length - at);
    for (let count = most; count > 0; count -= 1) {
      const words = tokens.slice(at, at + count).flat();
      const key = keysOf(words).find((one) => this.#groups.has(one));
      const found = key === undefined ? undefined : this.#groups.get(key);
      if (found) return { count, others: found.group.filter((other) => other !== found.word) };
    }
    return null;
  }
}

/** No synonyms. */
export const noSynonyms = new Synonyms([]);

interface Listed {
  readonly words: string;
}

/** How groups are found and sorted. */
export const synonymTexts: ListTexts<Listed> = { nameOf: ({ words }) => words };

/** Why a group cannot stand beside the others, as errors by field: another one has a word of it, or there are as many as may be; null where it can. */
export function synonymFault(
  { words }: Listed,
  others: readonly Listed[],
): Readonly<Record<"words", "word_taken" | "limit_reached">> | null {
  if (others.some((other) => sharesSynonym(other.words, words))) return { words: "word_taken" };
  return others.length >= MAX_SYNONYM_GROUPS ? { words: "limit_reached" } : null;
}
