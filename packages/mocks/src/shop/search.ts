import { editDistance } from "@shop/contract/edit-distance.ts";
import type { Product } from "@shop/contract/entities/product.ts";
import { foldedWords, foldPartNumber, foldText, withoutArticle } from "@shop/contract/folding.ts";
import { kindWords } from "@shop/contract/kind-words.ts";
import { wordForms } from "@shop/contract/word-forms.ts";

import type { ShopState } from "./state.ts";

/** What a search finds, best match first. */
export interface Found {
  readonly products: readonly Product[];
  /** The repaired text that was searched for, where there was a typing error. */
  readonly corrected: string | null;
}

interface Document {
  readonly product: Product;
  readonly nameKey: string;
  readonly partKey: string;
  readonly kinds: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
  /** Words that a typing error may be repaired to. */
  readonly known: ReadonlySet<string>;
}

const LEAST_PREFIX = 3;
const LEAST_REPAIRED = 4;
const TWO_ERRORS_FROM = 7;

const tokensOf = (text: string): string[] => text.split(/\s+/).filter((token) => foldText(token) !== "");

const wordsOf = (...texts: readonly (string | null)[]): Set<string> =>
  new Set(
    texts.flatMap((text) =>
      tokensOf(text ?? "").flatMap((token) => {
        const words = foldedWords(token);
        return words.flatMap((word) => [word, withoutArticle(word)]).concat(words.join(""));
      }),
    ),
  );

function documentsOf({ products, categories, subCategories }: ShopState): Document[] {
  return products.map((product) => {
    const { name, name_ar, part_number } = product;
    const groups = [
      categories.find(({ id }) => id === product.category_id),
      subCategories.find(({ id }) => id === product.sub_category_id),
    ];
    const groupNames = groups.flatMap((group) => [group?.name ?? "", group?.name_ar ?? ""]);
    const names = wordsOf(name, name_ar, part_number);
    const others = wordsOf(product.brand, product.description, product.description_ar, ...groupNames);
    const kinds = kindWords([name, name_ar ?? ""], groupNames);
    const known = new Set([...names, ...others]);
    const all = new Set([...known, ...kinds]);
    const keys = { nameKey: foldPartNumber(name), partKey: foldPartNumber(part_number ?? "") };
    return { product, ...keys, kinds, names, all, known };
  });
}

function holds(index: ReadonlySet<string>, word: string, asBeginning: boolean): boolean {
  if (wordForms(word).some((form) => index.has(form))) return true;
  return asBeginning && word.length >= LEAST_PREFIX && [...index].some((known) => known.startsWith(word));
}

/** Tells of each token whether an index holds it, the last one perhaps as the beginning of a word. */
const holdings = (index: ReadonlySet<string>, text: string, lastIsBeginning: boolean): boolean[] => {
  const tokens = tokensOf(text);
  return tokens.map((token, at) => {
    const words = foldedWords(token);
    const isLast = lastIsBeginning && at === tokens.length - 1;
    return (
      holds(index, words.join(""), isLast) ||
      words.every((word, place) => holds(index, word, isLast && place === words.length - 1))
    );
  });
};

const holdsAll = (...told: Parameters<typeof holdings>): boolean => holdings(...told).every(Boolean);

/** True for what is one of the things that a text names, and has all of its words in its names or kinds. */
function isNamed({ kinds, names }: Document, text: string, lastIsBeginning: boolean): boolean {
  const named = holdings(kinds, text, lastIsBeginning);
  return named.some(Boolean) && (named.every(Boolean) || holdsAll(names, text, lastIsBeginning));
}

/** How well a document matches, 0 best; undefined where it does not. */
function tierOf(document: Document, text: string): number | undefined {
  const { nameKey, partKey, names, all } = document;
  const key = foldPartNumber(text);
  const begins = (known: string): boolean => key.length >= 2 && known.startsWith(key);
  const tiers = [
    () => key === nameKey || key === partKey,
    () => begins(partKey),
    () => isNamed(document, text, false),
    () => isNamed(document, text, true),
    () => begins(nameKey),
    () => holdsAll(names, text, false),
    () => holdsAll(names, text, true),
    () => holdsAll(all, text, false),
    () => holdsAll(all, text, true),
  ];
  const tier = tiers.findIndex((matches) => matches());
  return tier < 0 ? undefined : tier;
}

function ranked(documents: readonly Document[], text: string): Product[] {
  return documents
    .flatMap((document) => {
      const tier = tierOf(document, text);
      return tier === undefined ? [] : [{ product: document.product, tier }];
    })
    .toSorted((a, b) => a.tier - b.tier || a.product.id - b.product.id)
    .map(({ product }) => product);
}

/** The vocabulary's word that is nearest to one that it does not hold, or the word itself. */
function nearestWord(vocabulary: ReadonlySet<string>, word: string): string {
  if (word.length < LEAST_REPAIRED || vocabulary.has(word) || !/^\p{L}+$/u.test(word)) return word;
  const most = word.length >= TWO_ERRORS_FROM ? 2 : 1;
  const [nearest] = [...vocabulary]
    .map((known) => ({ known, distance: editDistance(word, known, most) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance || (a.known < b.known ? -1 : 1));
  return nearest?.known ?? word;
}

/** The text with the words that the catalogue does not know put right where something is near. */
function repaired(documents: readonly Document[], text: string): string {
  const words = documents.flatMap(({ known }) => [...known]).filter((word) => /^\p{L}{3,}$/u.test(word));
  const vocabulary = new Set(words);
  return foldedWords(text)
    .map((word) => nearestWord(vocabulary, word))
    .join(" ");
}

/** Finds products: exact part number or name first, then their beginnings, then words in any order; typing errors repaired. */
export function findProducts(state: ShopState, text: string): Found {
  if (foldText(text) === "") return { products: [], corrected: null };
  const documents = documentsOf(state);
  const products = ranked(documents, text);
  if (products.length > 0) return { products, corrected: null };
  const corrected = repaired(documents, text);
  const found = ranked(documents, corrected);
  return { products: found, corrected: found.length > 0 ? corrected : null };
}
