import { categoriesQuery } from "@shop/data/shop/categories/queries.ts";
import { homeQuery } from "@shop/data/shop/home/queries.ts";
import { slidesQuery } from "@shop/data/shop/slides/queries.ts";

import type { Prefetch } from "../../router/page-route.ts";
import { loadHomeSections } from "./home-sections-part.tsx";

/** Fetches slides and categories. */
export const prefetchHome: Prefetch = async ({ api, queryClient }) => {
  await Promise.all([
    loadHomeSections(),
    queryClient.ensureQueryData(categoriesQuery(api)),
    queryClient.ensureQueryData(slidesQuery(api)),
    // Without it the page has its categories.
    queryClient.prefetchQuery(homeQuery(api)),
  ]);
};
