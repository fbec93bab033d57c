import { stockShort } from "@shop/contract/orders/line-refusals.ts";
import type { Product } from "@shop/contract/products/product.ts";
import { hiddenFrom, type StockDisplay } from "@shop/domain/catalogue/shown-stock.ts";
import { piecesTaken, shortLines } from "@shop/domain/orders/lines/line-edits.ts";
import { heldLines } from "@shop/domain/orders/placing/order-request.ts";

import { versionOf } from "../shop/edits.ts";
import type { MockOrder, ShopState } from "../shop/state.ts";

/** Takes pieces of products, by id, out of the stock or returns them where negative, also to deleted ones. */
function moveStock(shop: ShopState, order: MockOrder, taken: ReadonlyMap<number, number>): void {
  const moved = (product: Product): Product => {
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
  };
  shop.products = shop.products.map(moved);
}

/** Takes or returns what an order of the mock shop holds after a change beyond what it held before; throws stock_short by line, which says what a `display` shows of the stock where a buyer makes the change. */
export function moveReservation(
  shop: ShopState,
  order: MockOrder,
  next: MockOrder,
  display?: StockDisplay,
): void {
  moveLines(shop, order, {
    before: heldLines(order, order.lines),
    after: heldLines(next, next.lines),
    display,
  });
}

/** Takes or returns the pieces of lines beyond those that were held before, for an order of the mock shop; throws stock_short by line. */
export function moveLines(
  shop: ShopState,
  order: MockOrder,
  {
    before,
    after,
    display,
  }: {
    readonly before: Parameters<typeof piecesTaken>[0];
    readonly after: Parameters<typeof piecesTaken>[0];
    readonly display?: StockDisplay | undefined;
  },
): void {
  const productOf = (id: number) => shop.products.find((one) => one.id === id);
  const short = shortLines(
    before,
    after,
    (id) => productOf(id)?.amount,
    (id) => (display ? hiddenFrom({ low_stock_at: shop.lowStockAt.get(id) ?? null }, display) : null),
  );
  if (short.length > 0) throw stockShort(short);
  moveStock(shop, order, piecesTaken(before, after));
}
