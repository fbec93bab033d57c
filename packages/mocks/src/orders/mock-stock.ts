import { stockShort } from "@shop/contract/orders/line-refusals.ts";
import { piecesTaken, shortLines } from "@shop/domain/orders/lines/line-edits.ts";
import { heldLines } from "@shop/domain/orders/placing/order-request.ts";

import type { MockOrder, ShopState } from "../shop/state.ts";

type Pieces = Parameters<typeof piecesTaken>[0];

/** Takes or returns the pieces of lines beyond those that were held before; throws stock_short by line. */
export function moveLines(shop: ShopState, before: Pieces, after: Pieces): void {
  const short = shortLines(before, after, (id) => shop.products.find((one) => one.id === id)?.amount);
  if (short.length > 0) throw stockShort(short);
  const taken = piecesTaken(before, after);
  shop.products = shop.products.map((product) =>
    Object.assign({}, product, { amount: product.amount - (taken.get(product.id) ?? 0) }),
  );
}

/** Takes or returns what an order holds after a change beyond what it held before; throws stock_short by line. */
export const moveReservation = (shop: ShopState, order: MockOrder, next: MockOrder): void =>
  moveLines(shop, heldLines(order, order.lines), heldLines(next, next.lines));
