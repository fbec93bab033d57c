import { isSet, type SoldUnit } from "../catalogue/selling-unit.ts";
import type { AppliedValue } from "../facets/narrow-by-values.ts";
import { foldedWords, foldPartNumber } from "../search/folding.ts";
import { quantitiesIn } from "../search/quantities.ts";
import { wordForms } from "../search/word-forms.ts";
import { isPartNumber } from "./part-words.ts";

/** What is read of a product that a line may mean. */
interface Named extends SoldUnit {
  readonly name: string;
  readonly name_ar: string | null;
  readonly brand: string | null;
  readonly part_number: string | null;
}

/** What a search for the text of a line found. */
export interface FoundPart<P extends Named> {
  readonly text: string;
  /** The best matches. */
  readonly products: readonly P[];
  /** How many there are. */
  readonly total: number;
  /** How the search was read otherwise than as written. */
  readonly corrected: string | null;
  readonly near: readonly string[];
  /** The values that no product has, but a range that contains them, or the nearest that stands in. */
  readonly inexact: readonly Pick<AppliedValue, "words" | "name" | "name_ar" | "match">[];
  readonly mentioned: readonly string[];
  readonly unmatched: readonly string[];
}

/**
 * Whether a text says which product it means: by a part number that the product is called by, or by a value beside a word of its kind. '470' may be
 * many things, 'varistor' any of its kind.
 */
function isCalled({ name, name_ar, brand, part_number }: Named, text: string): boolean {
  const words = foldedWords(text);
  const names = new Set(foldedWords([name, name_ar, brand, part_number].join(" ")).flatMap(wordForms));
  if (words.some((word) => isPartNumber(word) && names.has(word))) return true;
  const kinds = words.filter((word) => /^\p{L}{3,}$/u.test(word));
  return (
    quantitiesIn(text).length > 0 && kinds.some((word) => wordForms(word).some((form) => names.has(form)))
  );
}

/**
 * The product that a line means without a doubt: the one with its part number, or the only match of all its words where they say which one it is;
 * null where it has to be chosen, as what a description alone mentions always has, and a set that has a value among others.
 */
export function surePart<P extends Named>(line: FoundPart<P>): P | null {
  const { text, products, corrected, near, inexact, mentioned, unmatched } = line;
  if (corrected !== null || [near, inexact, mentioned, unmatched].some((words) => words.length > 0))
    return null;
  const key = foldPartNumber(text);
  const numbered = products.filter(({ part_number: number }) => foldPartNumber(number ?? "") === key);
  if (numbered.length > 0) return (numbered.length === 1 && numbered[0]) || null;
  const [only] = line.total === 1 ? products : [];
  return only && !isSet(only) && isCalled(only, text) ? only : null;
}
