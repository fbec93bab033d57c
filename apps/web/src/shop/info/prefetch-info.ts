import { deliveryQuery, infoQuery } from "@shop/data/shop/settings/queries.ts";
import { type InfoPage, infoPages } from "@shop/domain/site/info-pages.ts";

import { notFound, type Prefetch } from "../../router/page-route.ts";

/** The page that a parameter of an address names; null for none. */
export const infoPageOf = (name: string | undefined): InfoPage | null =>
  infoPages.find((page) => page === name) ?? null;

/** Fetches the text of the page, and what delivery costs for the page on delivery. */
export const prefetchInfo: Prefetch = async ({ api, queryClient }, { params }) => {
  const page = infoPageOf(params["page"]);
  if (page === null) throw notFound();
  await Promise.all([
    queryClient.ensureQueryData(infoQuery(api, page)),
    page === "delivery" && queryClient.ensureQueryData(deliveryQuery(api)),
  ]);
};
