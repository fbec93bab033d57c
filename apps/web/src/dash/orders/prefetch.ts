import { adminOrderPageQuery, adminOrderQuery } from "@shop/data/dash/orders/queries.ts";

import { parseId } from "../../parse-id.ts";
import { PREFETCHED_MS, signedIn } from "../prefetch.ts";
import { orderQueryOf } from "./order-list-params.ts";

/** Prefetches the rows of the table of orders that the address names. */
export const prefetchAdminOrders = signedIn(({ api, queryClient }, { search }) =>
  queryClient.prefetchQuery({
    ...adminOrderPageQuery(api, orderQueryOf(search)),
    staleTime: PREFETCHED_MS,
  }),
);

/** Prefetches the order in the address. */
export const prefetchAdminOrder = signedIn(async ({ api, queryClient }, { params }) => {
  const id = parseId(params["orderId"]);
  if (id !== null) await queryClient.prefetchQuery({ ...adminOrderQuery(api, id), staleTime: PREFETCHED_MS });
});
