import { categoriesQuery } from "@shop/data/shop/categories/queries.ts";

import type { Prefetch } from "../../router/page-route.ts";

/** Prefetches all categories. */
export const prefetchCategories: Prefetch = async ({ api, queryClient }) => {
  await queryClient.ensureQueryData(categoriesQuery(api));
};
