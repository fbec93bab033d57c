import { foldedWords, foldPartNumber, withoutArticle } from "@shop/domain/search/folding.ts";
import { type Quantity, quantitiesIn } from "@shop/domain/search/quantities.ts";
import type { Synonyms } from "@shop/domain/search/synonyms.ts";

/** Words are cut at this length; PostgreSQL rejects words beyond two kilobytes. */
const MAX_WORD_LENGTH = 60;
/** A letter that replaces decimal points while text is folded, so that '2.2k' stays one word and does not match '22k'. */
const POINT = "\u{A4F8}";
const SYMBOL = /[^\p{L}\p{N}\p{M}\p{C}\s]/gu;

/** One unit of a text: a token between spaces, or a number with its unit ('10 kΩ', '400 pcs'). */
export interface WordGroup {
  /** As written. */
  readonly text: string;
  /** Its folded words: 'UT-61E' has two. */
  readonly words: readonly string[];
  /** The words joined without separators, where that differs: 'ut61e'; and '10k' of '10 kΩ'. */
  readonly joined: readonly string[];
  /** The characters that are neither letter nor digit: '%' of '5%'. */
  readonly symbols: readonly string[];
  /** The canonical forms of the quantity that the group is; [] for any other group. */
  readonly quantity: readonly string[];
  /** Letters from which its last word is searched as a beginning, where it is the last of a search; 3 by default. */
  readonly minPrefix?: number;
  /** What the group may also be called, each in groups that must all match; a phrase of several words has these as the first. */
  readonly alternatives?: readonly (readonly WordGroup[])[];
}

const cut = (word: string): string => word.slice(0, MAX_WORD_LENGTH).toWellFormed();

/** The group of a text without separate quantities. */
function groupOf(text: string, quantity: readonly string[] = []): WordGroup {
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
    quantity,
  };
}

const NUMBER = /^[\p{Nd}.,\u066B]+$/u;
const UNIT = /^\p{L}{1,4}$/u;
/** Signs that may stand around a quantity. */
const AROUND = /^[^\p{L}\p{N}]*$/u;

/** The tokens of a text between spaces, with a quantity or a number and its unit as one. */
function tokensOf(
  text: string,
  quantities: readonly Quantity[],
): { readonly text: string; readonly quantity?: Quantity | undefined }[] {
  const tokens: { text: string; end: number; quantity?: Quantity | undefined }[] = [];
  for (const { 0: token, index: start } of text.matchAll(/\S+/g)) {
    const end = start + token.length;
    const before = tokens.at(-1);
    const continues = before?.quantity && before.quantity.end > start;
    if (before && (continues || (NUMBER.test(before.text) && UNIT.test(token)))) {
      before.text += ` ${token}`;
      before.end = end;
    } else {
      const quantity = quantities.find((one) => one.start >= start && one.start < end);
      const isWhole = quantity && AROUND.test(text.slice(start, quantity.start));
      tokens.push({ text: token, end, quantity: isWhole ? quantity : undefined });
    }
  }
  return tokens.map(({ text: token, end, quantity }) => ({
    text: token,
    quantity:
      quantity && AROUND.test(text.slice(quantity.end, Math.max(end, quantity.end))) ? quantity : undefined,
  }));
}

/** Several groups as one. */
const mergedGroup = (groups: readonly WordGroup[]): WordGroup =>
  groupOf(groups.map(({ text }) => text).join(" "));

/** Maximum number of alternatives in a search text. */
const MAX_ALTERNATIVES = 24;

/** The groups with what their words may also be called; a phrase that is a synonym becomes one group. */
export function withSynonyms(groups: readonly WordGroup[], synonyms: Synonyms): WordGroup[] {
  const words = groups.map((group) => group.words);
  const read: WordGroup[] = [];
  let left = MAX_ALTERNATIVES;
  let end = 0;
  for (const [at, group] of groups.entries()) {
    if (at < end) continue;
    const found = synonyms.matchAt(words, at);
    const others = (found?.others ?? []).slice(0, left).map((other) => wordGroups(other));
    end = at + (others.length > 0 ? (found?.count ?? 1) : 1);
    left -= others.length;
    const run = groups.slice(at, end);
    if (others.length === 0) read.push(group);
    else if (run.length === 1) read.push({ ...group, alternatives: others });
    else read.push({ ...mergedGroup(run), alternatives: [run, ...others] });
  }
  return read;
}

/** The groups of a text, in order. */
export const wordGroups = (text: string, quantities = quantitiesIn(text)): WordGroup[] =>
  tokensOf(text, quantities).map((token) => groupOf(token.text, token.quantity?.searched));

/** Two words that may be one with a space too many: 'multi' and 'meter'; null where they cannot. */
export function joinedGroup(one: WordGroup, other: WordGroup): WordGroup | null {
  const isPlain = ({ words }: WordGroup): boolean => words.length === 1 && /^\p{L}+$/u.test(words[0] ?? "");
  return isPlain(one) && isPlain(other) ? groupOf(one.text + other.text) : null;
}

/** Every word under which a text is indexed; an Arabic word also without its article. */
export function indexWords(text: string): string[] {
  const found = new Set<string>();
  const quantities = quantitiesIn(text);
  for (const { words, joined, quantity } of wordGroups(text, quantities)) {
    for (const word of [...words, ...joined]) {
      found.add(word).add(withoutArticle(word));
      // '5.0' is also indexed by its parts; those of a quantity are none of their own: 0.47 µF is not 47 µF.
      if (word.includes(".") && quantity.length === 0) for (const part of word.split(".")) found.add(part);
    }
  }
  for (const { indexed } of quantities) for (const form of indexed) found.add(form);
  found.delete("");
  return [...found];
}

/** The symbols of a text, which are indexed as words. */
export const indexSymbols = (text: string): string[] => [...new Set(text.normalize("NFKC").match(SYMBOL))];

/** The indexed form of a kind; the '=' keeps it apart from folded words, which never contain one. */
export const kindForm = (word: string): string => `=${cut(word)}`;

/** The indexed form of a kind by its id in the list of kinds. */
export const kindIdForm = (id: string): string => `%${id}`;

/** The indexed form of a polarity. */
export const polarityForm = (id: string): string => `@${id}`;

/** The indexed form of a known part that a product is, by its type number. */
export const partForm = (code: string): string => `$${cut(foldPartNumber(code))}`;

/** The indexed form of a word that is the whole name of a group. */
export const groupForm = (word: string): string => `#${cut(word)}`;

/** The indexed form of a head noun of a name. */
export const headForm = (word: string): string => `!${cut(word)}`;

/** The indexed form of the word that a name begins with. */
export const firstForm = (word: string): string => `^${cut(word)}`;

/** The indexed form of a word that a name contains in what the product is for. */
export const purposeForm = (word: string): string => `+${cut(word)}`;

/** The indexed form of a part number's ending; as a prefix it finds inner runs. */
export const runForm = (ending: string): string => `~${ending}`;

/** True for words that take part in repairs of typing errors: letters only. */
export const isRepairable = (word: string): boolean => /^\p{L}{3,}$/u.test(word);
