import type { SearchAnswer } from "@shop/contract/endpoints/catalogue.ts";
import type { ProductCard } from "@shop/contract/entities/product.ts";
import { type Listing, ready, type Remote, type Submission } from "@shop/contract/state.ts";
import { useInfiniteQuery } from "@tanstack/react-query";

import { useApi } from "../api-context.tsx";
import { searchPages } from "../queries.ts";
import { nextPageSubmission, toRemote } from "../remote.ts";

/** What a search has found so far. */
export interface FoundProducts extends Listing<ProductCard> {
  /** The repaired text that was searched for in place of the reader's; null where nothing had to be repaired. */
  readonly corrected: string | null;
}

/** What the results page is opened with. */
export interface ResultsInput {
  readonly query: string;
  /** The answer that came through navigation state; null on a reload or a shared link. */
  readonly received: SearchAnswer | null;
  /** The cursor at which the results begin, where that is not the best one. */
  readonly start?: string | undefined;
}

/** What the results page is fed. */
export interface ResultsModel {
  /** Null where there is neither a query nor a received answer. */
  readonly results: Remote<FoundProducts> | null;
  /** The loading of the next page. */
  readonly more: Submission;
  readonly onLoadMore: () => void;
}

const foundIn = (pages: readonly SearchAnswer[], hasMore: boolean, start?: string): FoundProducts => ({
  items: pages.flatMap(({ products }) => products),
  total: pages[0]?.totalCount ?? 0,
  totalExact: pages[0]?.totalCountExact ?? true,
  corrected: pages[0]?.corrected ?? null,
  hasMore,
  start,
  next: pages.at(-1)?.next_cursor,
});

/** Feeds the results page: a received answer is its first page; without one it searches again for its query. */
export function useResultsModel({ query, received, start }: ResultsInput): ResultsModel {
  const text = query.trim();
  const options = searchPages(useApi(), text, start);
  const given = text && received ? { pages: [received], pageParams: [options.initialPageParam] } : undefined;
  const search = useInfiniteQuery({ ...options, ...(given && { initialData: given }) });

  const onlyReceived = received && ready(foundIn([received], false));
  return {
    results: text ? toRemote(search, ({ pages }) => foundIn(pages, search.hasNextPage, start)) : onlyReceived,
    more: nextPageSubmission(search),
    onLoadMore: () => void search.fetchNextPage({ cancelRefetch: false }),
  };
}
