import { synonymQueries } from "@shop/data/dash/search-synonyms/queries.ts";
import { SYNONYM_ROWS } from "@shop/domain/constants.ts";

import { PREFETCHED_MS, signedIn, tableQueryOf } from "../prefetch.ts";

/** Prefetches the rows of the table of synonyms that the address names. */
export const prefetchSearchSynonyms = signedIn(({ api, queryClient }, { search }) =>
  queryClient.prefetchQuery({
    ...synonymQueries.page(api, tableQueryOf(search, SYNONYM_ROWS)),
    staleTime: PREFETCHED_MS,
  }),
);
