import type { AdminOrderListQuery } from "@shop/data/dash/orders/view.ts";
import { ORDER_ROWS } from "@shop/domain/constants.ts";
import { shop } from "@shop/domain/site/shop.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { fn } from "storybook/test";

import type { OrderScreenProps } from "../orders/order-screen.tsx";
import { noDraft } from "./list-place.ts";

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
  channel: "",
  place: "",
  branch: "",
  payment: "",
  pay_by: "",
  returns: "",
  sales: "",
  category: "",
  brand: "",
  person: "",
};

/** The texts that begin chats and mails, in both languages. */
export const contactTexts: OrderScreenProps["contactTexts"] = {
  en: { ...allMessages.en.orderContact, sender: shop },
  ar: { ...allMessages.ar.orderContact, sender: shop },
};

/** What the page of an order gives its screen beside the model and the dialog. */
export const orderPlace = {
  listAddress: "/dash/orders",
  contactTexts,
  noteDraft: noDraft,
  linesDraft: noDraft,
  onDirty: fn(),
};
