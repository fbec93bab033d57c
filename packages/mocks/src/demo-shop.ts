import type { Facets } from "@shop/contract/facets/endpoints.ts";
import type { Home } from "@shop/contract/home/endpoints.ts";
import { noFilters } from "@shop/domain/facets/product-filters.ts";
import { defaultHome, type HomeSettings } from "@shop/domain/site/home-sections.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { slides } from "@shop/fixtures/slides.ts";
import { synonyms } from "@shop/fixtures/synonyms.ts";

import { homeOf } from "./home/home-answers.ts";
import { demoMails, demoSearchMisses } from "./mails/demo-mails.ts";
import { demoOrders } from "./orders/demo-orders.ts";
import { type FilteredList, facetsOf } from "./products/filtered-products.ts";
import { createMockShop, type MockShop, type MockShopOptions } from "./shop/mock-shop.ts";

/** Creates a shop in memory with the demonstration catalogue, without orders. */
export const demoShop = (options?: MockShopOptions): MockShop =>
  createMockShop({ ...catalogue, slides, synonyms }, options);

/** Creates a shop in memory with the demonstration catalogue, orders, mails and searches that found nothing, and a signed-in administrator. */
export function demoShopWithOrders(options?: MockShopOptions): MockShop {
  const shop = demoShop({ adminSignedIn: true, orders: demoOrders(), ...options });
  shop.state.mails = demoMails();
  shop.state.searchMisses = demoSearchMisses();
  return shop;
}

/** What a list of the demonstration catalogue offers to filter by; all products without filters by default. */
export const demoFacets = (list: Partial<FilteredList> = {}): Facets =>
  facetsOf(demoShop().state, { filters: noFilters, ...list });

/** What the home page of the demonstration shows, best sellers included. */
export const demoHome = (settings: HomeSettings = { ...defaultHome, featured: [12, 40, 3] }): Home =>
  homeOf(demoShopWithOrders().state, settings);
