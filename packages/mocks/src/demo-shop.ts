import { catalogue } from "@shop/fixtures/catalogue.ts";

import { createMockShop, type MockShop, type MockShopOptions } from "./shop/mock-shop.ts";

/** A fresh shop in memory that sells the demonstration catalogue. */
export const demoShop = (options?: MockShopOptions): MockShop => createMockShop(catalogue, options);
