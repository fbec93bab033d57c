import { categoriesQuery } from "@shop/data/shop/categories/queries.ts";
import { slidesQuery } from "@shop/data/shop/slides/queries.ts";

import type { Prefetch } from "../../router/page-route.ts";

/** Fetches slides and categories. */
export const prefetchHome: Prefetch = async ({ api, queryClient }) => {
  await Promise.all([
    queryClient.ensureQueryData(categoriesQuery(api)),
    queryClient.ensureQueryData(slidesQuery(api)),
  ]);
};
