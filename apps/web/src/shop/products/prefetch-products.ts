import { facetsQuery, productPagesQuery } from "@shop/data/shop/products/queries.ts";

import { pageCountOf, sortOf, cursorOf, filterTextOf } from "../../list-search.ts";
import type { Prefetch } from "../../router/page-route.ts";

/** Prefetches the pages of the product list that the URL asks for. */
export const prefetchProducts: Prefetch = async ({ api, queryClient }, { search }) => {
  const filters = filterTextOf(search);
  await Promise.all([
    queryClient.ensureInfiniteQueryData({
      ...productPagesQuery(api, { sort: sortOf(search), filters }, cursorOf(search)),
      pages: pageCountOf(search),
    }),
    queryClient.ensureQueryData(facetsQuery(api, { filters })),
  ]);
};
