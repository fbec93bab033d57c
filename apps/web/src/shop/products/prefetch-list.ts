import type { ProductFilter } from "@shop/data/api.ts";
import { facetsQuery, productPagesQuery } from "@shop/data/shop/products/queries.ts";

import { productsIn } from "../../list-search.ts";
import type { Prefetch } from "../../router/page-route.ts";

/** Prefetches the pages of a list of products that the URL asks for, and what it offers to filter by. */
export const prefetchList = (
  { api, queryClient }: Parameters<Prefetch>[0],
  search: URLSearchParams,
  own: Pick<ProductFilter, "category_id" | "sub_category_id" | "brand_id"> = {},
): Promise<unknown> => {
  const { filterText, sort, start, pages } = productsIn(search);
  const list = { ...own, filters: filterText };
  return Promise.all([
    queryClient.ensureQueryData(facetsQuery(api, list)),
    queryClient.ensureInfiniteQueryData({
      ...productPagesQuery(api, { ...list, sort }, start),
      pages,
    }),
  ]);
};
