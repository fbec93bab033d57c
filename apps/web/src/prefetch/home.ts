import { categoriesQuery } from "@shop/data/categories.ts";
import { slidesQuery } from "@shop/data/slides.ts";

import type { Prefetch } from "../router/page-route.ts";

/** Fetches slides and categories. */
export const prefetchHome: Prefetch = async ({ api, queryClient }) => {
  await Promise.all([
    queryClient.ensureQueryData(categoriesQuery(api)),
    queryClient.ensureQueryData(slidesQuery(api)),
  ]);
};
