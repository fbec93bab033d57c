import type { ProductSort } from "@shop/contract/sorting.ts";

import { type ProductPages, useProductPages } from "./use-product-pages.ts";

/** What the list of all products is opened with. */
export interface ProductListInput {
  readonly sort: ProductSort;
}

/** Feeds the list of all products. */
export const useProductListModel = ({ sort }: ProductListInput): ProductPages => useProductPages({ sort });
