import type { AdminOrderListQuery } from "@shop/data/dash/orders/view.ts";
import { ORDER_ROWS } from "@shop/domain/constants.ts";
import { shop } from "@shop/domain/site/shop.ts";
import { allMessages } from "@shop/i18n/all.ts";

import type { OrderScreenProps } from "../orders/order-screen.tsx";

/** The list of orders as its plain address names it. */
export const plainOrderQuery: AdminOrderListQuery = {
  pageIndex: 0,
  pageSize: ORDER_ROWS,
  search: "",
  state: null,
  sort: "newest",
  from: "",
  to: "",
  min: "",
  max: "",
};

/** The texts of papers in both languages. */
export const orderPapers: OrderScreenProps["papers"] = {
  en: { ...allMessages.en.orderPapers, delivery: allMessages.en.delivery, sender: shop },
  ar: { ...allMessages.ar.orderPapers, delivery: allMessages.ar.delivery, sender: shop },
};
