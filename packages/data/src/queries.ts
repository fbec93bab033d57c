import { PUBLIC_PAGE_SIZE, RELATED_COUNT, SEARCH_OVERLAY_LIMIT } from "@shop/contract/constants.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";

import type { Api, CardPage, ProductFilter } from "./api.ts";

/** Milliseconds that a product's price and stock are shown without asking again. */
export const PRODUCT_FRESH_MS = 60_000;

const firstPage: { readonly cursor: string | undefined } = { cursor: undefined };

const cursorAfter = ({ next_cursor }: { readonly next_cursor: string | null }) =>
  next_cursor === null ? undefined : { cursor: next_cursor };

/** First words of the keys of cached data: what an administrator's change marks as stale. */
export const queryKeys = {
  products: ["products"],
  search: ["search"],
  categories: ["categories"],
  subCategories: ["sub-categories"],
} as const;

/** Pages of product cards from a cursor on; each page is fetched once in a visit. */
export const productPages = (api: Api, filter: ProductFilter = {}, start?: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.products, "pages", filter, ...(start ? [start] : [])],
    queryFn: ({ pageParam, signal }) =>
      api.productCards(filter, { limit: PUBLIC_PAGE_SIZE, cursor: pageParam.cursor, signal }),
    initialPageParam: start ? { cursor: start } : firstPage,
    getNextPageParam: cursorAfter,
    staleTime: Infinity,
  });

/** One product. */
export const product = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...queryKeys.products, "one", id],
    queryFn: ({ signal }) => api.product(id, signal),
    staleTime: PRODUCT_FRESH_MS,
  });

/** The strip of products related to one. */
export const related = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...queryKeys.products, "related", id],
    queryFn: async ({ signal }) =>
      (await api.productCards({ related_to: id }, { limit: RELATED_COUNT, signal })).data,
    staleTime: Infinity,
  });

/** All categories with their sub categories, in the shop's order. */
export const categories = (api: Api) =>
  queryOptions({
    queryKey: [...queryKeys.categories, "full"],
    queryFn: ({ signal }) => api.categories(signal),
    staleTime: Infinity,
  });

/** All categories, names and pictures only; a failure is told at once. */
export const categorySummaries = (api: Api) =>
  queryOptions({
    queryKey: [...queryKeys.categories, "summaries"],
    queryFn: ({ signal }) => api.categorySummaries(signal),
    staleTime: Infinity,
    retry: false,
  });

/** One category with its sub categories. */
export const category = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...queryKeys.categories, "one", id],
    queryFn: ({ signal }) => api.category(id, signal),
    staleTime: Infinity,
  });

/** All sub categories. */
export const subCategories = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.subCategories,
    queryFn: ({ signal }) => api.subCategories(signal),
    staleTime: Infinity,
  });

/** What the search overlay lists; an empty text asks nothing, and a failure is told at once. */
export const search = (api: Api, query: string) =>
  queryOptions({
    queryKey: [...queryKeys.search, "overlay", query],
    queryFn: ({ signal }) => api.search(query, { limit: SEARCH_OVERLAY_LIMIT, signal }),
    enabled: query.trim() !== "",
    staleTime: Infinity,
    retry: false,
  });

/** Pages of everything that a search finds, from a cursor on. */
export const searchPages = (api: Api, query: string, start?: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.search, "pages", query, ...(start ? [start] : [])],
    queryFn: ({ pageParam, signal }) =>
      api.search(query, { limit: PUBLIC_PAGE_SIZE, cursor: pageParam.cursor, signal }),
    initialPageParam: start ? { cursor: start } : firstPage,
    getNextPageParam: cursorAfter,
    enabled: query.trim() !== "",
    staleTime: Infinity,
    retry: false,
  });

/** The cards of all pages that are there. */
export const cardsOf = (pages: readonly CardPage[]) => pages.flatMap((page) => page.data);
