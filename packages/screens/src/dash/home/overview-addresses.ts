import { pages } from "@shop/domain/site/pages.ts";

/** Addresses to which the overview leads. */
export const overviewAddresses = {
  ordersToConfirm: `${pages.dashOrders}?state=received`,
  productsByStock: `${pages.dashProducts}?sort=amount`,
  editProduct: (id: number) => `${pages.dashProducts}?edit=${id}`,
} as const;
