import { productsOfQuery, relatedProductsQuery } from "@shop/data/shop/products/queries.ts";
import { MAX_COMPARED } from "@shop/domain/constants.ts";

import type { Prefetch } from "../../router/page-route.ts";
import { comparedIds } from "./compared-ids.ts";

/** Prefetches the compared products and, while there is room, those related to the first. */
export const prefetchCompare: Prefetch = async ({ api, queryClient }, { search }) => {
  const ids = comparedIds(search).slice(0, MAX_COMPARED);
  const [first] = ids;
  await Promise.all([
    queryClient.ensureQueryData(productsOfQuery(api, ids)),
    first !== undefined && ids.length < MAX_COMPARED
      ? queryClient.ensureQueryData(relatedProductsQuery(api, first))
      : null,
  ]);
};
