import { hasPage, isListed, visibilities, type Visibility } from "@shop/domain/catalogue/visibility.ts";
import { and, inArray, isNull, type SQL } from "drizzle-orm";

import { products } from "./products.table.ts";

/**
 * Who sees products: shoppers in `lists` (searches, counts, the sitemap …), shoppers who name one on `pages` (its address, a cart, an order),
 * or administrators in the `dashboard`.
 */
export type SeenIn = "lists" | "pages" | "dashboard";

/** Who reads lists and searches. */
export type ListedIn = Exclude<SeenIn, "pages">;

const rules: Readonly<Record<SeenIn, (visibility: Visibility) => boolean>> = {
  lists: isListed,
  pages: hasPage,
  dashboard: () => true,
};

/** Whether products of a visibility are seen somewhere. */
export const isVisibleIn = (place: SeenIn, visibility: Visibility): boolean => rules[place](visibility);

/** Condition that excludes deleted products, which only administrators see. */
export const isSold = isNull(products.deleted_at);

const conditionOf = (place: SeenIn): SQL | undefined => {
  const seen = visibilities.filter(rules[place]);
  return and(isSold, seen.length < visibilities.length ? inArray(products.visibility, seen) : undefined);
};

const conditions: Readonly<Record<SeenIn, SQL | undefined>> = {
  lists: conditionOf("lists"),
  pages: conditionOf("pages"),
  dashboard: conditionOf("dashboard"),
};

/** Condition of the products that are seen somewhere: the only one by which statements select products for shoppers. */
export const isSeenIn = (place: SeenIn): SQL | undefined => conditions[place];
