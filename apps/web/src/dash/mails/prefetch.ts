import { mailPageQuery } from "@shop/data/dash/mails/queries.ts";

import { PREFETCHED_MS, signedIn } from "../prefetch.ts";
import { mailQueryOf } from "./mails-params.ts";

/** Prefetches the rows of the table of mails that the address names. */
export const prefetchMails = signedIn(({ api, queryClient }, { search }) =>
  queryClient.prefetchQuery({ ...mailPageQuery(api, mailQueryOf(search)), staleTime: PREFETCHED_MS }),
);
