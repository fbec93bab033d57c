import { demonstrationQuery } from "@shop/data/dash/demonstration/queries.ts";

import { PREFETCHED_MS, signedIn } from "../prefetch.ts";

/** Prefetches what a removal of the demonstration would delete. */
export const prefetchDemonstration = signedIn(({ api, queryClient }) =>
  queryClient.prefetchQuery({ ...demonstrationQuery(api), staleTime: PREFETCHED_MS }),
);
