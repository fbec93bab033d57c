import { productPagesQuery } from "@shop/data/shop/products/queries.ts";

import { pageCountOf, sortOf, cursorOf } from "../../list-search.ts";
import type { Prefetch } from "../../router/page-route.ts";

/** Prefetches the pages of the product list that the URL asks for. */
export const prefetchProducts: Prefetch = async ({ api, queryClient }, { search }) => {
  await queryClient.ensureInfiniteQueryData({
    ...productPagesQuery(api, { sort: sortOf(search) }, cursorOf(search)),
    pages: pageCountOf(search),
  });
};
