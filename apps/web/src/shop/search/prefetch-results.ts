import { facetsQuery, productPagesQuery } from "@shop/data/shop/products/queries.ts";
import { searchPagesQuery, searchReadingQuery } from "@shop/data/shop/search/queries.ts";

import { resultsIn } from "../../list-search.ts";
import type { Prefetch } from "../../router/page-route.ts";
import { receivedAnswer } from "./received-answer.ts";

/** Prefetches the pages of search results that the URL asks for, unless the overlay hands on its answer, and their filters; nothing where it has no query. */
export const prefetchResults: Prefetch = async ({ api, queryClient, arrivingState }, { search }) => {
  const { query, sort, filterText: filters, start, pages } = resultsIn(search);
  if (query === "") return;
  const narrowed = { query, filters, ...(sort !== "relevance" && { sort }) };
  const isPlain = sort === "relevance" && filters === undefined;
  await Promise.all([
    queryClient.ensureQueryData(facetsQuery(api, { query, filters })),
    !isPlain && queryClient.prefetchQuery(searchReadingQuery(api, query)),
    isPlain &&
      !receivedAnswer(arrivingState?.()) &&
      queryClient.ensureInfiniteQueryData({ ...searchPagesQuery(api, query, start), pages }),
    !isPlain && queryClient.ensureInfiniteQueryData({ ...productPagesQuery(api, narrowed, start), pages }),
  ]);
};
