import type { SearchAnswer } from "@shop/contract/products/endpoints.ts";
import type { ResultSort } from "@shop/domain/catalogue/sorting.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { nextPageSubmission, toRemote } from "../../remote.ts";
import { ready } from "../../view.ts";
import { useProductPages } from "../products/use-product-pages.ts";
import { searchPagesQuery, searchReadingQuery } from "./queries.ts";
import type { FoundProducts, ResultsView } from "./view.ts";

/** The input of {@link useResultsModel}. */
export interface ResultsModelInput {
  readonly query: string;
  /** The first page, passed through navigation state; null after a reload or from a shared link. */
  readonly received: SearchAnswer | null;
  /** The order of the results; by default the best match first. */
  readonly sort?: ResultSort | undefined;
  /** Filters as the query of an address. */
  readonly filters?: string | undefined;
  /** The cursor that the results begin at, where that is not their start. */
  readonly start?: string | undefined;
}

const toFoundProducts = (
  pages: readonly SearchAnswer[],
  hasMore: boolean,
  start?: string,
): FoundProducts => ({
  items: pages.flatMap(({ products }) => products),
  total: pages[0]?.totalCount ?? 0,
  totalExact: pages[0]?.totalCountExact ?? true,
  corrected: pages[0]?.corrected ?? null,
  near: pages[0]?.near ?? [],
  mentioned: pages[0]?.mentioned ?? [],
  unmatched: pages[0]?.unmatched ?? [],
  missingPart: pages[0]?.missing_part ?? null,
  hasMore,
  start,
  next: pages.at(-1)?.next_cursor,
});

/** The model of the results screen: a received answer is the first page; without one the query is searched again. */
export function useResultsModel({ sort = "relevance", filters, ...input }: ResultsModelInput): ResultsView {
  const isSorted = (sort !== "relevance" || filters !== undefined) && input.query.trim() !== "";
  const best = useBestMatches(input, !isSorted);
  const reading = useQuery({ ...searchReadingQuery(useApi(), input.query.trim()), enabled: isSorted });
  const sorted = useProductPages(
    { query: input.query.trim(), filters, ...(sort !== "relevance" && { sort }) },
    { start: input.start, enabled: isSorted },
  );
  if (!isSorted) return best;
  const {
    corrected = null,
    near = [],
    mentioned = [],
    unmatched = [],
    missingPart = null,
  } = reading.data ?? {};
  const { products, ...paging } = sorted;
  return {
    ...paging,
    results:
      products.status === "ready"
        ? { ...products, data: { ...products.data, corrected, near, mentioned, unmatched, missingPart } }
        : products,
  };
}

/** The results with the best match first. */
function useBestMatches({ query, received, start }: ResultsModelInput, enabled: boolean): ResultsView {
  const text = query.trim();
  const options = searchPagesQuery(useApi(), text, start);
  const initialData =
    text && received ? { pages: [received], pageParams: [options.initialPageParam] } : undefined;
  const search = useInfiniteQuery({
    ...options,
    enabled: enabled && text !== "",
    ...(initialData && { initialData }),
  });

  const onlyReceived = received && ready(toFoundProducts([received], false));
  return {
    results: text
      ? toRemote(search, ({ pages }) => toFoundProducts(pages, search.hasNextPage, start))
      : onlyReceived,
    more: nextPageSubmission(search),
    onLoadMore: () => void search.fetchNextPage({ cancelRefetch: false }),
  };
}
