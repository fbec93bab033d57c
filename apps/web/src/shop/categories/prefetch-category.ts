import { categoryQuery } from "@shop/data/shop/categories/queries.ts";
import { facetsQuery, productPagesQuery } from "@shop/data/shop/products/queries.ts";

import { pageCountOf, sortOf, cursorOf, filterTextOf, subCategoryOf } from "../../list-search.ts";
import { parseId } from "../../parse-id.ts";
import { notFound, type Prefetch } from "../../router/page-route.ts";

/** Prefetches a category and the pages of its products that the URL asks for. */
export const prefetchCategory: Prefetch = async ({ api, queryClient }, { params, search }) => {
  const id = parseId(params["id"]);
  if (id === null) throw notFound();
  const filter = {
    category_id: id,
    sub_category_id: subCategoryOf(search) ?? undefined,
    sort: sortOf(search),
    filters: filterTextOf(search),
  };
  const { sort: _sort, ...list } = filter;
  await Promise.all([
    queryClient.ensureQueryData(categoryQuery(api, id)),
    queryClient.ensureQueryData(facetsQuery(api, list)),
    queryClient.ensureInfiniteQueryData({
      ...productPagesQuery(api, filter, cursorOf(search)),
      pages: pageCountOf(search),
    }),
  ]);
};
