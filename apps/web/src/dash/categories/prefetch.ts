import { adminCategoryPageQuery } from "@shop/data/dash/categories/queries.ts";
import { DEFAULT_ROWS } from "@shop/domain/constants.ts";

import { PREFETCHED_MS, signedIn, tableQueryOf } from "../prefetch.ts";

/** Prefetches the rows of the table of categories that the address names. */
export const prefetchAdminCategories = signedIn(({ api, queryClient }, { search }) =>
  queryClient.prefetchQuery({
    ...adminCategoryPageQuery(api, tableQueryOf(search, DEFAULT_ROWS)),
    staleTime: PREFETCHED_MS,
  }),
);
