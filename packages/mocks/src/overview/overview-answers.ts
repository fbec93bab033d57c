import { overviewFor } from "@shop/contract/overview/overview-for.ts";
import type { FullOverview } from "@shop/contract/overview/overview.ts";
import type { Product } from "@shop/contract/products/product.ts";
import { OVERVIEW_MISSES, OVERVIEW_ROWS, SALES_DAYS } from "@shop/domain/constants.ts";
import { differenceOf, sumOf, totalOf } from "@shop/domain/money/money.ts";
import { isWaiting } from "@shop/domain/orders/list/order-waiting.ts";
import { lastShopDays, shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { isSale } from "@shop/domain/orders/order-state.ts";
import { returnSums } from "@shop/domain/orders/returns/order-returns.ts";
import { demonstrationAddress } from "@shop/domain/site/shop.ts";

import { signedInAdmin } from "../admins/admin-answers.ts";
import { mockLines, proofWaits } from "../orders/order-total.ts";
import { isLowStock, lacks } from "../products/product-filter.ts";
import { inLists } from "../products/seen-products.ts";
import { sortMisses } from "../search-misses/search-miss-answers.ts";
import type { Answers, MockOrder, ShopState } from "../shop/state.ts";
import { overviewDay } from "./overview-day.ts";

const totalIn = (orders: readonly MockOrder[]): string =>
  sumOf(orders.map(({ lines, returns = [] }) => differenceOf(totalOf(lines), returnSums(returns).returned)));

/** The products of which most pieces were sold. */
export function bestSellers(
  products: readonly Product[],
  sold: readonly MockOrder[],
  limit: number,
): FullOverview["best_sellers"] {
  const pieces = new Map<number, number>();
  for (const { product_id: id, qty, returned = 0 } of sold.flatMap(mockLines)) {
    pieces.set(id, (pieces.get(id) ?? 0) + qty - returned);
  }
  return products
    .filter(({ id }) => (pieces.get(id) ?? 0) > 0)
    .map(({ id, name, name_ar }) => ({ id, name, name_ar, pieces: pieces.get(id) ?? 0 }))
    .toSorted((a, b) => b.pieces - a.pieces || a.id - b.id)
    .slice(0, limit);
}

function lowStock(shop: ShopState): FullOverview["low_stock"] {
  const low = inLists(shop).filter((product) => isLowStock(shop, product));
  return {
    products: low.length,
    lowest: low
      .toSorted((a, b) => a.amount - b.amount || a.id - b.id)
      .slice(0, OVERVIEW_ROWS)
      .map(({ id, name, name_ar, amount }) => ({ id, name, name_ar, amount })),
  };
}

/** The answer to the endpoint of the dashboard's overview. */
export function overviewAnswers(shop: ShopState) {
  return {
    readOverview: () => {
      const { orders, products } = shop;
      const shown = inLists(shop);
      const { waiting_hours } = shop.settings.settings;
      const now = Date.now();
      const days = lastShopDays(now, SALES_DAYS);
      const since = days[0] ?? "";
      const sold = orders.filter(({ state, created_at }) => isSale(state) && shopDayOf(created_at) >= since);
      const requests = orders.filter(({ state, request }) => state === "received" && request);
      const handedOver = sold.filter(({ state }) => state !== "confirmed");
      const byDay = Map.groupBy(handedOver, ({ created_at }) => shopDayOf(created_at));
      return overviewFor(signedInAdmin(shop), {
        has_orders: orders.length > 0,
        to_confirm: {
          orders: orders.filter(({ state }) => state === "received").length,
          waiting: orders.filter((order) => isWaiting({ ...order, waiting_hours }, now)).length,
          waiting_hours,
          requests: requests.length,
          requests_total: totalIn(requests),
          proofs: orders.filter(proofWaits).length,
        },
        day: overviewDay(shop, now),
        sales: {
          days: days.map((day) => {
            const own = byDay.get(day) ?? [];
            return { day, orders: own.length, total: totalIn(own) };
          }),
          orders: handedOver.length,
          total: totalIn(handedOver),
        },
        best_sellers: bestSellers(products, sold, OVERVIEW_ROWS),
        low_stock: lowStock(shop),
        missing: {
          price: shown.filter((product) => lacks.price(product, shop)).length,
          picture: shown.filter((product) => lacks.picture(product, shop)).length,
          name_ar: shown.filter((product) => lacks.name_ar(product, shop)).length,
          specifications: shown.filter((product) => lacks.specifications(product, shop)).length,
        },
        mails: {
          has_server: shop.hasMailServer,
          demonstration_address: shop.hasMailServer
            ? demonstrationAddress(shop.settings.settings.orders_mail ?? shop.settings.settings.shop.mail)
            : null,
          retrying: shop.mails.filter(({ state }) => state === "retrying").length,
          given_up: shop.mails.filter(({ state }) => state === "given_up").length,
          kept: shop.mails.filter(({ state }) => state === "kept").length,
        },
        backup: shop.backup,
        search_misses: {
          texts: shop.searchMisses.length,
          top: sortMisses(shop.searchMisses, "most").slice(0, OVERVIEW_MISSES),
        },
      });
    },
  } satisfies Partial<Answers>;
}
