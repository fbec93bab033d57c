import type { MissingPart } from "@shop/contract/products/missing-part.ts";
import type { AppliedValue } from "@shop/domain/facets/narrow-by-values.ts";

/** How the words of a search were read. */
export interface SearchReading {
  /** The repaired text that was searched instead, where there was a typing error. */
  readonly corrected: string | null;
  /** The part numbers that no product is called, in place of which others may have been found. */
  readonly near: readonly string[];
  /** The words that none of the matches is called, and that their descriptions mention. */
  readonly mentioned: readonly string[];
  /** The words that were left out, or that nothing was found for. */
  readonly unmatched: readonly string[];
  /** The standard part that is named and that the shop does not have. */
  readonly missingPart: MissingPart | null;
  /** The words that were read as values of products or as a wish for the price. */
  readonly values: readonly AppliedValue[];
}

/** The reading of a search that is searched as typed. */
export const asTyped: SearchReading = {
  corrected: null,
  near: [],
  mentioned: [],
  unmatched: [],
  missingPart: null,
  values: [],
};
