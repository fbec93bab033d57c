import { pages } from "@shop/domain/site/pages.ts";

/** Paths of the pages of bulk changes. They stand apart from `pages`, because pages of the shop do without them. */
export const bulkPages = {
  new: `${pages.dashProducts}/bulk`,
  change: (id: number) => `${pages.dashProducts}/bulk/${id}`,
} as const;
