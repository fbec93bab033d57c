import { dashPages } from "@shop/domain/site/dash-pages.ts";

/** Paths of the pages of buying. */
export const purchasePages = {
  reorder: dashPages.reorder,
  list: dashPages.purchases,
  purchase: (id: number) => `${dashPages.purchases}/${id}`,
} as const;
