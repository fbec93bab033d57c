import { importQuery, importsQuery } from "@shop/data/dash/imports/queries.ts";

import { parseId } from "../../parse-id.ts";
import { PREFETCHED_MS, signedIn } from "../prefetch.ts";

/** Prefetches the earlier imports. */
export const prefetchImports = signedIn(({ api, queryClient }) =>
  queryClient.prefetchInfiniteQuery({ ...importsQuery(api), staleTime: PREFETCHED_MS }),
);

/** Prefetches the import in the address. */
export const prefetchImport = signedIn(async ({ api, queryClient }, { params }) => {
  const id = parseId(params["importId"]);
  if (id !== null) await queryClient.prefetchQuery({ ...importQuery(api, id), staleTime: PREFETCHED_MS });
});
