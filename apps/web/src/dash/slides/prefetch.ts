import { adminSlidesQuery } from "@shop/data/dash/slides/queries.ts";

import { PREFETCHED_MS, signedIn } from "../prefetch.ts";

/** Prefetches the slides. */
export const prefetchAdminSlides = signedIn(({ api, queryClient }) =>
  queryClient.prefetchQuery({ ...adminSlidesQuery(api), staleTime: PREFETCHED_MS }),
);
