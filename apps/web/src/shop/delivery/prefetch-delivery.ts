import { deliveryQuery } from "@shop/data/shop/settings/queries.ts";

import type { Prefetch } from "../../router/page-route.ts";

/** Prefetches what delivery costs. */
export const prefetchDelivery: Prefetch = async ({ api, queryClient }) => {
  await queryClient.prefetchQuery(deliveryQuery(api));
};
