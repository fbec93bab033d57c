import { aboutQuery } from "@shop/data/shop/settings/queries.ts";

import type { Prefetch } from "../../router/page-route.ts";

/** Fetches branches and company text. */
export const prefetchAbout: Prefetch = async ({ api, queryClient }) => {
  await queryClient.ensureQueryData(aboutQuery(api));
};
