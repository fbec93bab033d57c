import { searchMissPageQuery } from "@shop/data/dash/search-misses/queries.ts";

import { PREFETCHED_MS, signedIn } from "../prefetch.ts";
import { searchMissQueryOf } from "./searches-params.ts";

/** Prefetches the rows of the table of searches that found nothing. */
export const prefetchSearchMisses = signedIn(({ api, queryClient }, { search }) =>
  queryClient.prefetchQuery({
    ...searchMissPageQuery(api, searchMissQueryOf(search)),
    staleTime: PREFETCHED_MS,
  }),
);
