import { sharedCartQuery } from "@shop/data/shop/carts/queries.ts";

import { notFound, type Prefetch } from "../../router/page-route.ts";

/** Prefetches a shared cart; a missing one sets status 404, and the page itself shows that it does not exist. */
export const prefetchSharedCart: Prefetch = async ({ api, queryClient }, { params }) => {
  const cart = await queryClient.ensureQueryData(sharedCartQuery(api, params["token"] ?? ""));
  return cart === null ? notFound() : undefined;
};
