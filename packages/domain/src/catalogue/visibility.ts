/**
 * Where shoppers see a product, the most open first: `shown` everywhere; `hidden` in no list, search or count, but on its page, in carts and
 * orders; `draft` nowhere: for shoppers it does not exist.
 */
export const visibilities = ["shown", "hidden", "draft"] as const;

/** Where shoppers see a product. */
export type Visibility = (typeof visibilities)[number];

/** Whether lists, searches and counts have products of a visibility. */
export const isListed = (visibility: Visibility): boolean => visibility === "shown";

/** Whether the page of a product opens, and it can be ordered. */
export const hasPage = (visibility: Visibility): boolean => visibility !== "draft";

/** The least open of some visibilities; `shown` for none. */
export const leastOpen = (given: readonly Visibility[]): Visibility =>
  visibilities.findLast((one) => given.includes(one)) ?? "shown";
