import { accountsQuery } from "@shop/data/dash/admins/queries.ts";

import { PREFETCHED_MS, signedIn } from "../prefetch.ts";

/** Prefetches the administrators. */
export const prefetchAccounts = signedIn(({ api, queryClient }) =>
  queryClient.prefetchQuery({ ...accountsQuery(api), staleTime: PREFETCHED_MS }),
);
