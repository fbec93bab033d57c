import { foldPartNumber } from "../search/folding.ts";

/** What is read of a product that a line may mean. */
interface Numbered {
  readonly part_number: string | null;
}

/** What a search for the text of a line found. */
export interface FoundPart<P extends Numbered> {
  readonly text: string;
  /** The best matches. */
  readonly products: readonly P[];
  /** How many there are. */
  readonly total: number;
  /** How the search was read otherwise than as written. */
  readonly corrected: string | null;
  readonly near: readonly string[];
  readonly unmatched: readonly string[];
}

/** The product that a line means without a doubt: the one with its part number, or the only match of all its words; null where it has to be chosen. */
export function surePart<P extends Numbered>(line: FoundPart<P>): P | null {
  if (line.corrected !== null || line.near.length > 0 || line.unmatched.length > 0) return null;
  const key = foldPartNumber(line.text);
  const called = line.products.filter(({ part_number: number }) => foldPartNumber(number ?? "") === key);
  const [only] = line.total === 1 ? line.products : called.length === 1 ? called : [];
  return only ?? null;
}
