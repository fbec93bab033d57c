import type { UnitsAside } from "@shop/domain/books/postings.ts";
import { countedEntries } from "@shop/domain/orders/list/counted-entries.ts";

import { mockLines } from "../orders/order-total.ts";
import type { ShopState } from "../shop/state.ts";

/** Units of a product that returns set aside, and those that parcels of cancelled orders bring back. */
export function asideOf({ orders }: ShopState, productId: number): UnitsAside {
  const isOfProduct = (line: { readonly product_id: number }) => line.product_id === productId;
  const returned = orders
    .flatMap(({ returns = [] }) => countedEntries(returns))
    .flatMap(({ lines }) => lines);
  const cancelled = orders.filter(({ state }) => state === "cancelled").flatMap(mockLines);
  return {
    not_for_sale: returned
      .filter((line) => isOfProduct(line) && line.goal === "quarantine")
      .reduce((sum, { qty }) => sum + qty, 0),
    coming_back: cancelled.filter(isOfProduct).reduce((sum, { sent = 0 }) => sum + sent, 0),
  };
}
