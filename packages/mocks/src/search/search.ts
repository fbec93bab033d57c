import type { Product } from "@shop/contract/products/product.ts";
import { foldedWords, foldPartNumber } from "@shop/domain/search/folding.ts";

/** True for a product that has a price and is in stock. */
const isOffered = ({ price, amount }: Product): boolean => Number(price) > 0 && amount > 0;

const partsOf = ({ part_number, manufacturer_part_number }: Product): string[] =>
  [part_number, manufacturer_part_number].map((number) => foldPartNumber(number ?? ""));

/**
 * Finds products whose words begin with those of the text, or whose part number contains it, an exact one first. What else the server's search
 * does (synonyms, values, near matches, words that are left out, typing errors) is given by the stories that show it.
 */
export function findProducts<P extends Product>(products: readonly P[], text: string): P[] {
  const terms = foldedWords(text);
  const key = foldPartNumber(text);
  const isExact = (product: Product): boolean => partsOf(product).includes(key);
  const matches = (product: Product): boolean => {
    const { name, name_ar, part_number, manufacturer_part_number } = product;
    const words = foldedWords([name, name_ar, part_number, manufacturer_part_number].join(" "));
    return (
      terms.every((term) => words.some((word) => word.startsWith(term))) ||
      (key.length > 2 && partsOf(product).some((part) => part.includes(key)))
    );
  };
  return products
    .filter(matches)
    .toSorted(
      (a, b) =>
        Number(isExact(b)) - Number(isExact(a)) || Number(isOffered(b)) - Number(isOffered(a)) || a.id - b.id,
    );
}
