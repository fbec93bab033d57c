import type { Product } from "@shop/contract/products/product.ts";
import { foldedWords, foldPartNumber } from "@shop/domain/search/folding.ts";
import { makersPart } from "@shop/domain/search/maker-codes.ts";
import { codeRun, partCodes } from "@shop/domain/search/part-codes.ts";
import { type Quantity, quantitiesIn } from "@shop/domain/search/quantities.ts";
import type { Synonyms } from "@shop/domain/search/synonyms.ts";

/** What a product is found by. */
interface Index {
  readonly words: readonly string[];
  readonly codes: readonly string[];
  readonly quantities: ReadonlySet<string>;
}

function indexOf({ name, name_ar, part_number, manufacturer_part_number }: Product): Index {
  const names = [name, name_ar ?? ""];
  const numbers = [part_number ?? "", manufacturer_part_number ?? ""];
  return {
    words: [...foldedWords([...names, ...numbers].join(" ")), ...numbers.map(foldPartNumber)],
    codes: partCodes(numbers, names).map(({ code }) => code),
    quantities: new Set(names.flatMap(quantitiesIn).flatMap(({ indexed }) => indexed)),
  };
}

function hasTerm({ words, codes }: Index, term: string): boolean {
  const run = codeRun(term);
  return (
    words.some((word) => word.startsWith(term)) || (run !== null && codes.some((code) => code.includes(run)))
  );
}

const withoutQuantities = (text: string, quantities: readonly Quantity[]): string =>
  quantities.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);

/** True for a product that has a price and is in stock. */
export const isOffered = ({ price, amount }: Product): boolean => Number(price) > 0 && amount > 0;

/** What a shopper's search finds. */
export interface SearchOutcome {
  readonly products: readonly Product[];
  /** The part numbers that no product has, in place of which those of other manufacturers for the same part were searched. */
  readonly near: readonly string[];
  /** The words that no product contains and that were left out. */
  readonly unmatched: readonly string[];
}

const hasPart = (product: Product, part: string | null): boolean =>
  part !== null && indexOf(product).codes.some((code) => makersPart(code) === part);

const partOf = (word: string): string | null => makersPart(foldPartNumber(word));

/** Finds products as {@link findProducts}, else with the parts of other manufacturers in place of unknown part numbers. */
function findNear(
  products: readonly Product[],
  words: readonly string[],
  synonyms: Synonyms,
): Omit<SearchOutcome, "unmatched"> {
  const found = findProducts(products, words.join(" "), synonyms);
  if (found.length > 0) return { products: found, near: [] };
  const near = words.filter(
    (word) =>
      findProducts(products, word, synonyms).length === 0 &&
      products.some((product) => hasPart(product, partOf(word))),
  );
  const others = words.filter((word) => !near.includes(word)).join(" ");
  const matched = others === "" ? products : findProducts(products, others, synonyms);
  return {
    products:
      near.length === 0
        ? []
        : matched.filter((product) => near.every((word) => hasPart(product, partOf(word)))),
    near,
  };
}

/** Finds products as {@link findNear}, without the words that no product contains where others find something. */
export function findPartly(products: readonly Product[], text: string, synonyms: Synonyms): SearchOutcome {
  const words = text.trim().split(/\s+/);
  const whole = findNear(products, words, synonyms);
  const isMatched = (word: string): boolean => findNear(products, [word], synonyms).products.length > 0;
  const matched = whole.products.length > 0 ? words : words.filter(isMatched);
  return matched.length === words.length || matched.length === 0
    ? { ...whole, unmatched: [] }
    : {
        ...findNear(products, matched, synonyms),
        unmatched: words.filter((word) => !matched.includes(word)),
      };
}

/**
 * Finds products by word prefixes of the text, inner runs of part numbers and quantities in any unit, an exact part number
 * first. The server also repairs typing errors and matches kinds and word forms.
 */
function findWritten(products: readonly Product[], text: string): Product[] {
  const terms = foldedWords(text);
  if (terms.length === 0) return [];
  const key = foldPartNumber(text);
  const quantities = quantitiesIn(text);
  const otherTerms = foldedWords(withoutQuantities(text, quantities));
  const matches = (index: Index): boolean =>
    [terms, [key]].some((parts) => parts.every((part) => hasTerm(index, part))) ||
    (quantities.length > 0 &&
      otherTerms.every((term) => hasTerm(index, term)) &&
      quantities.every(({ searched }) => searched.some((form) => index.quantities.has(form))));
  const isExact = ({ part_number, manufacturer_part_number }: Product): boolean =>
    [part_number, manufacturer_part_number].some((number) => foldPartNumber(number ?? "") === key);
  return products
    .filter((product) => matches(indexOf(product)))
    .toSorted(
      (a, b) =>
        Number(isExact(b)) - Number(isExact(a)) || Number(isOffered(b)) - Number(isOffered(a)) || a.id - b.id,
    );
}

/** A search text, and the same with a word or phrase in it replaced by each of its synonyms. */
function readings(text: string, synonyms: Synonyms): string[] {
  const tokens = text.trim().split(/\s+/);
  const words = tokens.map(foldedWords);
  const replaced = tokens.flatMap((_, at) => {
    const found = synonyms.matchAt(words, at);
    return (found?.others ?? []).map((other) =>
      [...tokens.slice(0, at), other, ...tokens.slice(at + (found?.count ?? 1))].join(" "),
    );
  });
  return [text, ...replaced];
}

/** Finds products as {@link findWritten}, also by the synonyms of the text's words. */
export function findProducts(products: readonly Product[], text: string, synonyms: Synonyms): Product[] {
  return [...new Set(readings(text, synonyms).flatMap((reading) => findWritten(products, reading)))];
}
