import { attributesQuery } from "@shop/data/dash/attributes/queries.ts";

import { isDeletedShown } from "../list-address.ts";
import { PREFETCHED_MS, signedIn } from "../prefetch.ts";

/** Prefetches the attributes that the address names. */
export const prefetchAttributes = signedIn(({ api, queryClient }, { search }) =>
  queryClient.prefetchQuery({
    ...attributesQuery(api, isDeletedShown(search)),
    staleTime: PREFETCHED_MS,
  }),
);
