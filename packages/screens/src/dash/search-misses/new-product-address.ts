import { pages } from "@shop/domain/site/pages.ts";

/** The address of the form of a new product that has this name already. */
export const newProductNamed = (name: string): string =>
  `${pages.dashProducts}?new=${encodeURIComponent(name)}`;
