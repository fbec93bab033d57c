import { overviewQuery } from "@shop/data/dash/overview/queries.ts";

import { PREFETCHED_MS, signedIn } from "../prefetch.ts";

/** Prefetches the overview. */
export const prefetchOverview = signedIn(({ api, queryClient }) =>
  queryClient.prefetchQuery({ ...overviewQuery(api), staleTime: PREFETCHED_MS }),
);
