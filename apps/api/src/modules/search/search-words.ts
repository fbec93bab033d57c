import { foldedWords, withoutArticle } from "@shop/contract/folding.ts";

/** Characters of a word that are kept; PostgreSQL refuses words beyond two kilobytes. */
const WORD_LENGTH = 60;
/** A letter that stands for a decimal point while text is folded, so that '2.2k' stays one word and never meets '22k'. */
const POINT = "\u{A4F8}";
const SYMBOL = /[^\p{L}\p{N}\p{M}\p{C}\s]/gu;

/** Text that belongs together: a token between spaces, or a number and the unit behind it ('10 kΩ'). */
export interface WordGroup {
  /** As written. */
  readonly text: string;
  /** Its folded words: 'UT-61E' has two. */
  readonly words: readonly string[];
  /** The same without separators, where that is something else: 'ut61e'; and '10k' of '10 kΩ'. */
  readonly joined: readonly string[];
  /** What is neither letter nor digit in it: '%' of '5%'. */
  readonly symbols: readonly string[];
}

const cut = (word: string): string => word.slice(0, WORD_LENGTH).toWellFormed();

function groupOf(text: string): WordGroup {
  const pointed = text.replaceAll(/(?<=\p{Nd})[.,\u066B](?=\p{Nd})/gu, POINT);
  const words = foldedWords(pointed).map((word) => cut(word.replaceAll(POINT, ".")));
  const [first = "", second = "", ...rest] = words;
  const isQuantity = /^[\d.]+$/.test(first) && /^\p{L}+$/u.test(second);
  const joined = [words.join(""), isQuantity && rest.length > 0 ? first + second : ""].map(cut);
  return {
    text,
    words,
    joined: joined.filter((word) => word !== "" && !words.includes(word)),
    symbols: text.normalize("NFKC").match(SYMBOL) ?? [],
  };
}

const NUMBER = /^[\p{Nd}.,\u066B]+$/u;
const UNIT = /^\p{L}{1,4}$/u;

/** The groups of a text, in order. */
export function wordGroups(text: string): WordGroup[] {
  const tokens: string[] = [];
  for (const token of text.split(/\s+/).filter(Boolean)) {
    const before = tokens.at(-1);
    if (before !== undefined && NUMBER.test(before) && UNIT.test(token)) {
      tokens.splice(-1, 1, `${before} ${token}`);
    } else {
      tokens.push(token);
    }
  }
  return tokens.map(groupOf);
}

/** Every word under which a text is found: an Arabic word also without its article. */
export function indexWords(text: string): string[] {
  const found = new Set<string>();
  for (const { words, joined } of wordGroups(text)) {
    for (const word of [...words, ...joined]) {
      found.add(word).add(withoutArticle(word));
      // '2.2k' is also found by its parts.
      if (word.includes(".")) for (const part of word.split(".")) found.add(part);
    }
  }
  found.delete("");
  return [...found];
}

/** The symbols of a text, which are words of their own. */
export const indexSymbols = (text: string): string[] => [...new Set(text.normalize("NFKC").match(SYMBOL))];

/** A word under which a product is found that is such a thing, and not only has to do with it: no folded word begins so. */
export const kindForm = (word: string): string => `=${cut(word)}`;

/** Text as it is written but for case, code points that look alike, and spaces. */
export const exactForm = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .toWellFormed();

/** Words that a typing error may be repaired to: letters only. */
export const isRepairable = (word: string): boolean => /^\p{L}{3,}$/u.test(word);
