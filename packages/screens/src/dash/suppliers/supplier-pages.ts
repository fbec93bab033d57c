import { dashPages } from "@shop/domain/site/dash-pages.ts";

/** Paths of the pages of suppliers. */
export const supplierPages = {
  list: dashPages.suppliers,
  supplier: (id: number) => `${dashPages.suppliers}/${id}`,
} as const;
