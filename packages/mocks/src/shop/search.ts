import { editDistance } from "@shop/contract/edit-distance.ts";
import type { Product } from "@shop/contract/entities/product.ts";
import { foldedWords, foldPartNumber, foldText, withoutArticle } from "@shop/contract/folding.ts";

import type { ShopState } from "./state.ts";

/** What a search finds, best match first. */
export interface Found {
  readonly products: readonly Product[];
  /** The repaired text that was searched for, where there was a typing error. */
  readonly corrected: string | null;
}

interface Document {
  readonly product: Product;
  readonly keys: readonly string[];
  readonly names: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
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
    const others = groups.flatMap((group) => [group?.name ?? null, group?.name_ar ?? null]);
    const names = wordsOf(name, name_ar, part_number);
    const all = wordsOf(product.brand, product.description, product.description_ar, ...others);
    const keys = [name, part_number ?? ""].map(foldPartNumber).filter(Boolean);
    return { product, keys, names, all: new Set([...names, ...all]) };
  });
}

const formsOf = (word: string): string[] => [
  word,
  withoutArticle(word),
  /^[a-z]{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word,
];

function holds(index: ReadonlySet<string>, word: string, asBeginning: boolean): boolean {
  if (formsOf(word).some((form) => index.has(form))) return true;
  return asBeginning && word.length >= LEAST_PREFIX && [...index].some((known) => known.startsWith(word));
}

function holdsAll(index: ReadonlySet<string>, text: string, lastIsBeginning: boolean): boolean {
  const tokens = tokensOf(text);
  return tokens.every((token, at) => {
    const words = foldedWords(token);
    const isLast = lastIsBeginning && at === tokens.length - 1;
    return (
      holds(index, words.join(""), isLast) ||
      words.every((word, place) => holds(index, word, isLast && place === words.length - 1))
    );
  });
}

/** How well a document matches, 0 best; undefined where it does not. */
function tierOf({ keys, names, all }: Document, text: string): number | undefined {
  const key = foldPartNumber(text);
  const tiers = [
    () => keys.includes(key),
    () => key.length >= 2 && keys.some((known) => known.startsWith(key)),
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
  const words = documents.flatMap(({ all }) => [...all]).filter((word) => /^\p{L}{3,}$/u.test(word));
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
