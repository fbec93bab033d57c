import type { AdminOrderListQuery } from "@shop/data/dash/orders/view.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";

import { storedText, tabStore } from "../../storage/stored.ts";
import { orderQueryOf, withOrderQuery } from "./order-list-params.ts";

const storedList = storedText("dash-orders-list", tabStore);

/** Keeps filter, search, order and page of the list of orders in session storage, for the way back from an order. */
export const keepOrderList = (params: URLSearchParams): void => {
  storedList.write(params.toString());
};

/** What the list of orders showed as it was left in this tab. */
export const keptOrderQuery = (): AdminOrderListQuery =>
  orderQueryOf(new URLSearchParams(storedList.read() ?? ""));

/** The address of a list of orders. */
export function orderListAddress(list: AdminOrderListQuery): string {
  const query = withOrderQuery(new URLSearchParams(), list).toString();
  return query === "" ? dashPages.orders.path : `${dashPages.orders.path}?${query}`;
}
