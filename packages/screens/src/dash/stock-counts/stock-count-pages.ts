import { pages } from "@shop/domain/site/pages.ts";

/** Paths of the pages of stock counts. They stand apart from `pages`, because pages of the shop do without them. */
export const stockCountPages = {
  list: `${pages.dashProducts}/counts`,
  count: (id: number) => `${pages.dashProducts}/counts/${id}`,
} as const;
