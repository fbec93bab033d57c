import type { MailState } from "@shop/contract/mails/mail.ts";
import type { ProductGap } from "@shop/domain/catalogue/product-gaps.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { pages } from "@shop/domain/site/pages.ts";

/** Addresses to which the overview leads. */
export const overviewAddresses = {
  ordersToConfirm: `${pages.dashOrders}?state=received`,
  proofsToCheck: `${pages.dashOrders}?payment=to_check`,
  lowStock: `${pages.dashProducts}?sort=amount&stock=low&visibility=shown`,
  missing: (gap: ProductGap) => `${pages.dashProducts}?missing=${gap}&visibility=shown`,
  mails: (state: MailState) => `${dashPages.mails}?state=${state}`,
  editProduct: (id: number) => `${pages.dashProducts}?edit=${id}`,
} as const;
