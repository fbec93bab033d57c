import type { Area } from "@shop/i18n/messages.ts";

/** The texts of the cart's page, which also opens without a network. */
export const cartAreas: readonly Area[] = [
  "carts",
  "checkout",
  "company",
  "delivery",
  "quotation",
  "notices",
  "errors",
];
