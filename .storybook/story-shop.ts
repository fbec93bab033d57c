import { demoShopWithOrders } from "@shop/mocks/demo-shop.ts";
import type { MockShop } from "@shop/mocks/shop/mock-shop.ts";

let current: MockShop;

/** Opens a shop for the present story in place of the one before; the demonstration with orders and a signed-in administrator by default. */
export function openShop(opened: MockShop = demoShopWithOrders()): void {
  current = opened;
}

/** The shop that answers the calls of the present story: a new one for each, whose state a story may change and inspect. */
export const shop: MockShop = {
  get state() {
    return current.state;
  },
  answer: async (request) => current.answer(request),
};
