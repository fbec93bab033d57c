import { savedPartsListQuery } from "@shop/data/shop/parts-lists/queries.ts";

import { notFound, type Prefetch } from "../../router/page-route.ts";

/** Prefetches a kept parts list; a missing one sets status 404, and the page itself shows that it does not exist. */
export const prefetchSavedPartsList: Prefetch = async ({ api, queryClient }, { params }) => {
  const opened = await queryClient.ensureQueryData(savedPartsListQuery(api, params["token"] ?? ""));
  return opened === null ? notFound() : undefined;
};
