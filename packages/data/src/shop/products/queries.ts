import type { ProductCard } from "@shop/contract/products/product.ts";
import { PUBLIC_PAGE_SIZE, RELATED_COUNT } from "@shop/domain/constants.ts";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";

import type { Api, CardPage, ProductFilter } from "../../api.ts";
import { firstPageParam, nextPageParam } from "../../cursor-pages.ts";

/** Milliseconds that a product's price and stock count as fresh. */
export const PRODUCT_STALE_MS = 60_000;

/** Query keys of products. */
export const productKeys = {
  all: ["products"],
  pages: (filter: ProductFilter, start?: string) => [
    ...productKeys.all,
    "pages",
    filter,
    ...(start ? [start] : []),
  ],
  detail: (id: number) => [...productKeys.all, "detail", id],
  related: (id: number) => [...productKeys.all, "related", id],
  links: (id: number) => [...productKeys.all, "links", id],
  facets: (list: FacetList) => [...productKeys.all, "facets", list],
  compared: (ids: readonly number[]) => [...productKeys.all, "compared", ...ids],
  card: (id: number) => [...productKeys.all, "card", id],
} as const;

/** Pages of product cards; each page is fetched once in a visit. */
export const productPagesQuery = (api: Api, filter: ProductFilter = {}, start?: string) =>
  infiniteQueryOptions({
    queryKey: productKeys.pages(filter, start),
    queryFn: ({ pageParam, signal }) =>
      api.productCards(filter, { limit: PUBLIC_PAGE_SIZE, cursor: pageParam.cursor, signal }),
    initialPageParam: firstPageParam(start),
    getNextPageParam: nextPageParam,
    staleTime: Infinity,
  });

/** The list whose filters are read, with its filters as the query of an address. */
export type FacetList = Pick<
  ProductFilter,
  "category_id" | "sub_category_id" | "brand_id" | "query" | "filters"
>;

/** What a list offers to filter by; the last answer stays visible while that of other filters is fetched. */
export const facetsQuery = (api: Api, list: FacetList) =>
  queryOptions({
    queryKey: productKeys.facets(list),
    queryFn: ({ signal }) => api.call("readFacets", { query: list, signal }),
    staleTime: PRODUCT_STALE_MS,
    placeholderData: keepPreviousData,
  });

/** One product. */
export const productQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: productKeys.detail(id),
    queryFn: ({ signal }) => api.call("readProduct", { params: { id }, signal }),
    staleTime: PRODUCT_STALE_MS,
  });

/** Products by their ids, in this order; those that do not exist are left out. */
export const productsOfQuery = (api: Api, ids: readonly number[]) =>
  queryOptions({
    queryKey: productKeys.compared(ids),
    queryFn: ({ signal }) => (ids.length === 0 ? [] : api.productsOf(ids, signal)),
    staleTime: PRODUCT_STALE_MS,
    placeholderData: keepPreviousData,
  });

/** The products related to one. */
export const relatedProductsQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: productKeys.related(id),
    queryFn: async ({ signal }) =>
      (await api.productCards({ related_to: id }, { limit: RELATED_COUNT, signal })).data,
    staleTime: Infinity,
  });

/** What a product needs, its accessories and its alternatives. */
export const productLinksQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: productKeys.links(id),
    queryFn: ({ signal }) => api.call("readProductLinks", { params: { id }, signal }),
    staleTime: PRODUCT_STALE_MS,
  });

/** The cards of all fetched pages. */
export const cardsOfPages = (pages: readonly CardPage[]): readonly ProductCard[] =>
  pages.flatMap((page) => page.data);
