import { catalogue } from "@shop/fixtures/catalogue.ts";
import { slides } from "@shop/fixtures/slides.ts";

import { demoOrders } from "./demo-orders.ts";
import { createMockShop, type MockShop, type MockShopOptions } from "./shop/mock-shop.ts";

/** Creates a shop in memory with the demonstration catalogue, without orders. */
export const demoShop = (options?: MockShopOptions): MockShop =>
  createMockShop({ ...catalogue, slides }, options);

/** Creates a shop in memory with the demonstration catalogue and orders, and a signed-in administrator. */
export const demoShopWithOrders = (options?: MockShopOptions): MockShop =>
  demoShop({ adminSignedIn: true, orders: demoOrders(), ...options });
