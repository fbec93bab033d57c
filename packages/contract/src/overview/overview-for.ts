import { may, type RightHolder } from "@shop/domain/admins/rights.ts";

import type { FullOverview, Overview } from "./overview.ts";

/** The parts of the dashboard's first page that an administrator may see; the others are null. */
export const overviewFor = (admin: RightHolder, overview: FullOverview): Overview => ({
  ...overview,
  to_confirm: may(admin, "view_orders") ? overview.to_confirm : null,
  day: may(admin, "view_orders") ? overview.day : null,
  sales: may(admin, "figures") ? overview.sales : null,
  best_sellers: may(admin, "figures") ? overview.best_sellers : null,
  mails: may(admin, "orders") ? overview.mails : null,
  search_misses: may(admin, "products") ? overview.search_misses : null,
});

/** Whether an overview has all of its parts. */
export const isFull = (overview: Overview): overview is FullOverview =>
  Object.entries(overview).every(([part, value]) => part === "backup" || value !== null);
