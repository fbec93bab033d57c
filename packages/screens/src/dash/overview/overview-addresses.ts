import type { MailState } from "@shop/contract/mails/mail.ts";
import type { AsidePlace } from "@shop/domain/books/postings.ts";
import type { ProductGap } from "@shop/domain/catalogue/product-gaps.ts";
import type { OrderState } from "@shop/domain/orders/order-state.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";

/** Addresses to which the overview leads. */
export const overviewAddresses = {
  ordersToConfirm: `${dashPages.orders.path}?state=received`,
  ordersIn: (state: OrderState) => `${dashPages.orders.path}?state=${state}`,
  ordersUnpaid: (since: string) => `${dashPages.orders.path}?state=delivered&payment=due&from=${since}`,
  aside: (place: AsidePlace) => `${dashPages.products.path}?aside=${place}`,
  proofsToCheck: `${dashPages.orders.path}?payment=to_check`,
  lowStock: `${dashPages.products.path}?sort=amount&stock=low&visibility=shown`,
  missing: (gap: ProductGap) => `${dashPages.products.path}?missing=${gap}&visibility=shown`,
  mails: (state: MailState) => `${dashPages.mails.path}?state=${state}`,
  editProduct: (id: number) => `${dashPages.products.path}?edit=${id}`,
} as const;
