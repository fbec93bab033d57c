import type { ProductPageAnswer, ProductSort } from "@shop/contract/products/endpoints.ts";
import type { Product, ProductCard } from "@shop/contract/products/product.ts";
import { bySortIndex } from "@shop/domain/catalogue/sorting.ts";

import { type ApiOptions, createCall } from "./call.ts";

/** The filter and order of a list of products. */
export interface ProductFilter {
  readonly category_id?: number | undefined;
  readonly sub_category_id?: number | undefined;
  /** The entry of the brand whose products are listed. */
  readonly brand_id?: number | undefined;
  /** The product whose related products are listed. */
  readonly related_to?: number | undefined;
  /** Up to 100 comma-separated ids: only these products. */
  readonly ids?: string | undefined;
  readonly query?: string | undefined;
  readonly sort?: ProductSort | undefined;
  /** Filters as the query of an address; see `filterText`. */
  readonly filters?: string | undefined;
}

/** The page of a list. */
export interface PageRequest {
  /** The size of the page. */
  readonly limit: number;
  /** The `next_cursor` of the page before; without one the first page. */
  readonly cursor?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** One page of product cards. */
export type CardPage = Omit<ProductPageAnswer, "data"> & { readonly data: readonly ProductCard[] };

/** An API client. */
export type Api = ReturnType<typeof createApi>;

/** Creates an API client: `call` for every endpoint of the contract, and reads that do more than one call. */
export function createApi(options: ApiOptions) {
  const call = createCall(options);
  return {
    call,
    productCards: async (
      filter: ProductFilter,
      { limit, cursor, signal }: PageRequest,
    ): Promise<CardPage> => {
      const page = await call("listProducts", {
        query: { ...filter, limit, cursor, view: "card" },
        signal,
      });
      return "data" in page ? page : { data: page, next_cursor: null, total: page.length, total_exact: true };
    },
    productsOf: async (ids: readonly number[], signal?: AbortSignal): Promise<readonly Product[]> => {
      const found = await call("listProducts", { query: { ids: ids.join(",") }, signal });
      if (!Array.isArray(found)) throw new TypeError("Products by their ids are no page.");
      return found;
    },
    categories: async (signal?: AbortSignal) => {
      const { data } = await call("listCategories", { signal, onlyStatus: 200 });
      return bySortIndex(data);
    },
  };
}
