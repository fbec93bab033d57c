import { brandQuery } from "@shop/data/shop/brands/queries.ts";
import { facetsQuery, productPagesQuery } from "@shop/data/shop/products/queries.ts";

import { pageCountOf, sortOf, cursorOf, filterTextOf } from "../../list-search.ts";
import { parseId } from "../../parse-id.ts";
import { notFound, type Prefetch } from "../../router/page-route.ts";

/** Prefetches a brand and the pages of its products that the URL asks for. */
export const prefetchBrand: Prefetch = async ({ api, queryClient }, { params, search }) => {
  const id = parseId(params["id"]);
  if (id === null) throw notFound();
  const filters = filterTextOf(search);
  await Promise.all([
    queryClient.ensureQueryData(brandQuery(api, id)),
    queryClient.ensureQueryData(facetsQuery(api, { brand_id: id, filters })),
    queryClient.ensureInfiniteQueryData({
      ...productPagesQuery(api, { brand_id: id, sort: sortOf(search), filters }, cursorOf(search)),
      pages: pageCountOf(search),
    }),
  ]);
};
