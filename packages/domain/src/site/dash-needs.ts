import type { Need } from "../admins/rights.ts";
import { dashPages } from "./dash-pages.ts";
import { importPages } from "./import-pages.ts";
import { pages } from "./pages.ts";

/** What each page of the dashboard requires, the first that matches; `/*` covers what is below. Pages that are not listed are for all. */
export const pageNeeds: readonly (readonly [page: string, need: Need])[] = [
  [dashPages.newOrder, "orders"],
  [dashPages.collected, "orders"],
  [dashPages.paymentDay, "view_orders"],
  [pages.dashOrders, "view_orders"],
  [`${pages.dashOrders}/*`, "view_orders"],
  [dashPages.figures, "figures"],
  [dashPages.reorder, "costs"],
  [`${dashPages.reorder}/*`, "costs"],
  [dashPages.demonstration, "owner"],
  [dashPages.backups, "owner"],
  [dashPages.accounts, "owner"],
  [dashPages.auditLog, "owner"],
  [dashPages.settings, "settings"],
  [`${dashPages.settings}/*`, "settings"],
  [dashPages.mails, "orders"],
  [dashPages.searches, "products"],
  [dashPages.searchSynonyms, "products"],
  [pages.dashSlides, "products"],
  [pages.dashCategories, "products"],
  [pages.dashSubCategories, "products"],
  [dashPages.brands, "products"],
  [dashPages.attributes, "products"],
  [`${dashPages.attributes}/*`, "products"],
  [`${pages.dashProducts}/*`, "products"],
  [importPages.list, "products"],
  [`${importPages.list}/*`, "products"],
];

/** What a page of the dashboard requires, by its path; null for one that every administrator may open. */
export function needOfPage(pathname: string): Need | null {
  const path = pathname.replace(/\/+$/, "");
  const found = pageNeeds.find(([page]) =>
    page.endsWith("/*") ? path.startsWith(page.slice(0, -1)) : path === page,
  );
  return found?.[1] ?? null;
}
