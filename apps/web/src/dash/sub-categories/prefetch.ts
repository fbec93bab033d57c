import { adminSubCategoryPageQuery } from "@shop/data/dash/sub-categories/queries.ts";
import { SUB_CATEGORY_ROWS } from "@shop/domain/constants.ts";

import { PREFETCHED_MS, signedIn, tableQueryOf } from "../prefetch.ts";

/** Prefetches the rows of the table of sub categories that the address names. */
export const prefetchAdminSubCategories = signedIn(({ api, queryClient }, { search }) =>
  queryClient.prefetchQuery({
    ...adminSubCategoryPageQuery(api, tableQueryOf(search, SUB_CATEGORY_ROWS)),
    staleTime: PREFETCHED_MS,
  }),
);
