import { productPagesQuery } from "@shop/data/shop/products/queries.ts";
import { searchPagesQuery } from "@shop/data/shop/search/queries.ts";

import { pageCountOf, queryOf, cursorOf, resultSortOf } from "../../list-search.ts";
import type { Prefetch } from "../../router/page-route.ts";

/** Prefetches the pages of search results that the URL asks for; nothing where it has no query. */
export const prefetchResults: Prefetch = async ({ api, queryClient }, { search }) => {
  const query = queryOf(search);
  if (query === "") return;
  const sort = resultSortOf(search);
  if (sort !== "relevance") {
    await queryClient.ensureInfiniteQueryData({
      ...productPagesQuery(api, { query, sort }, cursorOf(search)),
      pages: pageCountOf(search),
    });
    return;
  }
  await queryClient.ensureInfiniteQueryData({
    ...searchPagesQuery(api, query, cursorOf(search)),
    pages: pageCountOf(search),
  });
};
