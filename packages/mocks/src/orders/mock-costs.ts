import type { OrderLine } from "@shop/contract/orders/order.ts";
import { differenceOf } from "@shop/domain/money/money.ts";
import { type Margin, orderMargin } from "@shop/domain/orders/lines/order-margin.ts";
import { returnSums } from "@shop/domain/orders/returns/order-returns.ts";

import type { MockOrder, ShopState } from "../shop/state.ts";
import { mockLines } from "./mock-parcels.ts";
import { mockTotal } from "./order-total.ts";

/** What the lines of a new order cost the shop. */
export const costsOf = ({ costs }: ShopState, lines: readonly OrderLine[]): (string | null)[] =>
  lines.map(({ product_id: id }) => costs.get(id) ?? null);

/** What the lines of an edited order cost the shop: those of its own products keep their cost. */
export const costsAfter = (
  shop: ShopState,
  order: MockOrder,
  lines: readonly OrderLine[],
): (string | null)[] => {
  const now = costsOf(shop, lines);
  return lines.map(({ product_id: id }, at) => {
    const own = order.lines.findIndex((line) => line.product_id === id);
    return (own === -1 ? now[at] : order.costs?.[own]) ?? null;
  });
};

/** What an order earns. */
export const mockMargin = (order: MockOrder): Margin =>
  orderMargin(
    mockLines(order).map(({ price, qty, returned }, at) => ({
      price,
      qty,
      returned,
      cost: order.costs?.[at] ?? null,
    })),
    differenceOf(mockTotal(order), returnSums(order.returns ?? []).returned),
  );
