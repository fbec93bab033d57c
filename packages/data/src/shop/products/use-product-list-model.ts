import type { ProductSort } from "@shop/domain/catalogue/sorting.ts";

import { useProductPages } from "./use-product-pages.ts";
import type { ProductPages } from "./view.ts";

/** The input of {@link useProductListModel}. */
export interface ProductListModelInput {
  readonly sort: ProductSort;
  /** Filters as the query of an address. */
  readonly filters?: string | undefined;
  /** The cursor that the list begins at, where that is not its start. */
  readonly start?: string | undefined;
}

/** The model of the list of all products. */
export const useProductListModel = ({ sort, filters, start }: ProductListModelInput): ProductPages =>
  useProductPages({ sort, filters }, { start });
