import { stockShort } from "@shop/contract/orders/line-refusals.ts";
import { piecesTaken, shortLines } from "@shop/domain/orders/line-edits.ts";
import { heldLines } from "@shop/domain/orders/order-request.ts";

import { versionOf } from "../shop/edits.ts";
import type { MockOrder, ShopState } from "../shop/state.ts";

/** Takes pieces of products, by id, out of the stock or returns them where negative; deleted products keep theirs. */
function moveStock(shop: ShopState, order: MockOrder, taken: ReadonlyMap<number, number>): void {
  shop.products = shop.products.map((product) => {
    const pieces = taken.get(product.id) ?? 0;
    if (pieces === 0) return product;
    const amount = product.amount - pieces;
    const about = `product:${product.id}`;
    shop.edits.set(about, versionOf(shop, { entity: "product", id: product.id }) + 1);
    const entry = {
      id: shop.nextId(),
      about,
      action: pieces > 0 ? ("ordered" as const) : ("returned" as const),
      by: order.number,
      at: new Date().toISOString(),
      fields: [{ field: "amount", old: product.amount, new: amount }],
    };
    shop.history = [entry, ...shop.history];
    return { ...product, amount };
  });
}

/** Takes or returns what an order of the mock shop holds after a change beyond what it held before; throws stock_short by line. */
export function moveReservation(shop: ShopState, order: MockOrder, next: MockOrder): void {
  moveLines(shop, order, heldLines(order, order.lines), heldLines(next, next.lines));
}

/** Takes or returns the pieces of lines beyond those that were held before, for an order of the mock shop; throws stock_short by line. */
export function moveLines(
  shop: ShopState,
  order: MockOrder,
  before: Parameters<typeof piecesTaken>[0],
  after: Parameters<typeof piecesTaken>[0],
): void {
  const short = shortLines(before, after, (id) => shop.products.find((one) => one.id === id)?.amount);
  if (short.length > 0) throw stockShort(short);
  moveStock(shop, order, piecesTaken(before, after));
}
