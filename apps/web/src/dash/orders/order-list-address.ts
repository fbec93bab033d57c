import { pages } from "@shop/domain/site/pages.ts";

import { storedText, tabStore } from "../../storage/stored.ts";
import { orderQueryOf, withOrderQuery } from "./order-list-params.ts";

const storedList = storedText("dash-orders-list", tabStore);

/** Keeps filter, search, order and page of the list of orders in session storage, for the way back from an order. */
export const keepOrderList = (params: URLSearchParams): void => {
  storedList.write(params.toString());
};

/** The address of the list of orders as it was left in this tab. */
export function orderListAddress(): string {
  const stored = new URLSearchParams(storedList.read() ?? "");
  const query = withOrderQuery(new URLSearchParams(), orderQueryOf(stored)).toString();
  return query === "" ? pages.dashOrders : `${pages.dashOrders}?${query}`;
}
