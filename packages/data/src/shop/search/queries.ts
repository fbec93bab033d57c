import { PUBLIC_PAGE_SIZE, SEARCH_OVERLAY_LIMIT } from "@shop/domain/constants.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { firstPageParam, nextPageParam } from "../../cursor-pages.ts";

/** Query keys of searches. */
export const searchKeys = {
  all: ["search"],
  overlay: (query: string) => [...searchKeys.all, "overlay", query],
  reading: (query: string) => [...searchKeys.all, "reading", query],
  pages: (query: string, start?: string) => [...searchKeys.all, "pages", query, ...(start ? [start] : [])],
} as const;

/** The first results of a search, for the overlay; disabled for an empty query and never retried. */
export const searchQuery = (api: Api, query: string) =>
  queryOptions({
    queryKey: searchKeys.overlay(query),
    queryFn: ({ signal }) =>
      api.call("searchProducts", { query: { query, limit: SEARCH_OVERLAY_LIMIT }, signal }),
    enabled: query.trim() !== "",
    staleTime: Infinity,
    retry: false,
  });

/** How a search is read (corrections, near matches, words left out), for results in another order; disabled for an empty query and never retried. */
export const searchReadingQuery = (api: Api, query: string) =>
  queryOptions({
    queryKey: searchKeys.reading(query),
    queryFn: async ({ signal }) => {
      const {
        corrected,
        near,
        mentioned,
        unmatched,
        missing_part: missingPart,
      } = await api.call("searchProducts", {
        query: { query, limit: 1 },
        signal,
      });
      return { corrected, near, mentioned, unmatched, missingPart };
    },
    enabled: query.trim() !== "",
    staleTime: Infinity,
    retry: false,
  });

/** Pages of all results of a search; disabled for an empty query and never retried. */
export const searchPagesQuery = (api: Api, query: string, start?: string) =>
  infiniteQueryOptions({
    queryKey: searchKeys.pages(query, start),
    queryFn: ({ pageParam, signal }) =>
      api.call("searchProducts", {
        query: { query, limit: PUBLIC_PAGE_SIZE, cursor: pageParam.cursor },
        signal,
      }),
    initialPageParam: firstPageParam(start),
    getNextPageParam: nextPageParam,
    enabled: query.trim() !== "",
    staleTime: Infinity,
    retry: false,
  });
