import { brandQueries, namedBrandsQuery } from "@shop/data/dash/brands/queries.ts";
import { BRAND_ROWS } from "@shop/domain/constants.ts";

import { PREFETCHED_MS, signedIn, tableQueryOf } from "../prefetch.ts";

/** Prefetches the rows of the table of brands that the address names, and the brands without an entry. */
export const prefetchAdminBrands = signedIn(async ({ api, queryClient }, { search }) => {
  await Promise.all([
    queryClient.prefetchQuery({
      ...brandQueries.page(api, tableQueryOf(search, BRAND_ROWS)),
      staleTime: PREFETCHED_MS,
    }),
    queryClient.prefetchQuery({ ...namedBrandsQuery(api), staleTime: PREFETCHED_MS }),
  ]);
});
