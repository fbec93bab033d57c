import { settingsQuery } from "@shop/data/dash/settings/queries.ts";

import { PREFETCHED_MS, signedIn } from "../prefetch.ts";

/** Prefetches the settings of the shop. */
export const prefetchSettings = signedIn(({ api, queryClient }) =>
  queryClient.prefetchQuery({ ...settingsQuery(api), staleTime: PREFETCHED_MS }),
);
