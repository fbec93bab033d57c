import { pages } from "@shop/domain/site/pages.ts";

import { ignoreStorageErrors } from "../../storage/safe-storage.ts";
import { orderQueryOf, withOrderQuery } from "./order-list-params.ts";

const STORAGE_KEY = "dash-orders-list";

/** Keeps filter, search, order and page of the list of orders in session storage, for the way back from an order. */
export const keepOrderList = (params: URLSearchParams): void => {
  ignoreStorageErrors(() => sessionStorage.setItem(STORAGE_KEY, params.toString()));
};

/** The address of the list of orders as it was left in this tab. */
export function orderListAddress(): string {
  const stored = new URLSearchParams(ignoreStorageErrors(() => sessionStorage.getItem(STORAGE_KEY)) ?? "");
  const query = withOrderQuery(new URLSearchParams(), orderQueryOf(stored)).toString();
  return query === "" ? pages.dashOrders : `${pages.dashOrders}?${query}`;
}
