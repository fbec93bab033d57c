import type { Facets } from "@shop/contract/facets/endpoints.ts";
import type { SearchAnswer } from "@shop/contract/products/endpoints.ts";
import type { MissingPart } from "@shop/contract/products/missing-part.ts";
import type { ProductCard } from "@shop/contract/products/product.ts";

import type { Listing, Paging, Remote } from "../../view.ts";

/** A search as you type: idle without a text, searching from the first key on, found, or failed. */
export type SearchState =
  | { readonly status: "idle" }
  | { readonly status: "searching" }
  | { readonly status: "found"; readonly answer: SearchAnswer }
  | { readonly status: "failed"; readonly error: string; readonly onRetry: () => void };

/** What the search overlay reads and calls. */
export interface SearchView {
  /** The text in the search box. */
  readonly query: string;
  /** State of the search for `query`, with the response once it is found. */
  readonly search: SearchState;
  /** The number of products found; 0 without an answer. */
  readonly totalCount: number;
  /** The filters that narrow the products found; null while they are loading, undefined where there are too few products to narrow. */
  readonly facets?: Facets | null | undefined;
  /** Called with the text in the search box on each change. */
  readonly onQuery: (query: string) => void;
}

/** The products that a search found. */
export interface FoundProducts extends Listing<ProductCard> {
  /** The corrected query that was searched for instead; null where nothing was corrected. */
  readonly corrected: string | null;
  /** The part numbers of the query that no product has, in place of which those of other manufacturers were searched. */
  readonly near: readonly string[];
  /** The part numbers of the query that no product is called, and that the descriptions of these mention. */
  readonly mentioned: readonly string[];
  /** The words of the query that no product contains and that were left out. */
  readonly unmatched: readonly string[];
  /** The standard part that the query names, where the shop does not have it; null otherwise. */
  readonly missingPart: MissingPart | null;
}

/** What the results screen reads and calls. */
export interface ResultsView extends Paging {
  /** Null with neither a query nor a received answer. */
  readonly results: Remote<FoundProducts> | null;
}
