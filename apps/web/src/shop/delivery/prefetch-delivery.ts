import { deliveryQuery, paymentsQuery } from "@shop/data/shop/settings/queries.ts";

import type { Prefetch } from "../../router/page-route.ts";

/** Prefetches what delivery costs. */
export const prefetchDelivery: Prefetch = async ({ api, queryClient }) => {
  await queryClient.prefetchQuery(deliveryQuery(api));
};

/** Prefetches what delivery costs, and how orders can be paid. */
export const prefetchCheckout: Prefetch = async ({ api, queryClient }) => {
  await Promise.all([
    queryClient.prefetchQuery(deliveryQuery(api)),
    queryClient.prefetchQuery(paymentsQuery(api)),
  ]);
};
