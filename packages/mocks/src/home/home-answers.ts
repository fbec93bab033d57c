import type { Home, HomeSectionContent } from "@shop/contract/home/endpoints.ts";
import type { Product } from "@shop/contract/products/product.ts";
import { lastShopDays, shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { isSale } from "@shop/domain/orders/order-state.ts";
import { BEST_SELLER_DAYS, HOME_PRODUCTS, type HomeSettings } from "@shop/domain/site/home-sections.ts";

import { brandsOnSale } from "../brands/brand-answers.ts";
import { bestSellers } from "../overview/overview-answers.ts";
import { cardOf } from "../products/catalogue-answers.ts";
import { columnsOf } from "../products/columns.ts";
import { inLists } from "../products/seen-products.ts";
import { sortProducts } from "../shop/listing.ts";
import type { Answers, ShopState } from "../shop/state.ts";

const byIds = (ids: readonly number[], among: readonly Product[]): Product[] =>
  ids.flatMap((id) => among.find((one) => one.id === id) ?? []);

function productsOf(
  state: ShopState,
  kind: HomeSectionContent["kind"],
  featured: readonly number[],
): Product[] {
  const listed = inLists(state);
  const inStock = listed.filter(({ amount }) => amount > 0);
  if (kind === "new") return sortProducts(inStock, "newest").slice(0, HOME_PRODUCTS);
  if (kind === "offers") {
    const offers = inStock.filter(({ price_before: before }) => before !== null);
    return sortProducts(offers, "newest").slice(0, HOME_PRODUCTS);
  }
  if (kind === "featured") return byIds(featured, listed);
  if (kind !== "best_sellers") return [];
  const since = lastShopDays(Date.now(), BEST_SELLER_DAYS)[0] ?? "";
  const sold = state.orders.filter(
    ({ state: at, created_at }) => isSale(at) && shopDayOf(created_at) >= since,
  );
  return byIds(
    bestSellers(listed, sold, HOME_PRODUCTS).map(({ id }) => id),
    inStock,
  );
}

/** What the home page shows with some settings. */
export function homeOf(state: ShopState, { sections, featured, reasons }: HomeSettings): Home {
  const shown = sections
    .filter((section) => section.shown)
    .map(({ kind, title }) => ({
      kind,
      title: { ...title },
      products: productsOf(state, kind, featured).map((one) => cardOf(state, one)),
      brands:
        kind === "reasons"
          ? brandsOnSale(state)
              .filter(({ official }) => official)
              .map(({ name }) => name)
          : [],
      branches: kind === "branches" ? state.settings.settings.branches : [],
      reasons: kind === "reasons" ? [...reasons] : [],
    }));
  return {
    sections: shown.filter(
      ({ kind, products, branches }) => kind === "reasons" || products.length + branches.length > 0,
    ),
    categories: columnsOf(state)
      .categories()
      .map(({ id, count, lowestPrice }) => ({
        id,
        products: count,
        lowest_price: lowestPrice?.toFixed(2) ?? null,
      })),
  };
}

/** Answers to reads of the home page. */
export function homeAnswers(state: ShopState) {
  return {
    readHome: () => homeOf(state, state.settings.settings.home),
  } satisfies Partial<Answers>;
}
