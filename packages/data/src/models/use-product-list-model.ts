import type { ProductSort } from "@shop/contract/sorting.ts";

import { type ProductPages, useProductPages } from "./use-product-pages.ts";

/** What the list of all products is opened with. */
export interface ProductListInput {
  readonly sort: ProductSort;
  /** The cursor at which the list begins, where that is not the start of everything. */
  readonly start?: string | undefined;
}

/** Feeds the list of all products. */
export const useProductListModel = ({ sort, start }: ProductListInput): ProductPages =>
  useProductPages({ sort }, start);
