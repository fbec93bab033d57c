import { pages } from "@shop/contract/pages.ts";
import type { Area } from "@shop/i18n/messages.ts";

import type { PageModule } from "./page-module.ts";

/** One page of the shop: its address pattern, the areas of texts that it shows, and its code. */
export interface ShopRoute {
  /** The module's path from apps/web: under it the page's chunk stands in the build's manifest. */
  readonly id: `src/pages/${string}.tsx`;
  readonly path: string;
  readonly areas: readonly Area[];
  readonly load: () => Promise<PageModule>;
}

/** Areas of texts that stand on every page. */
export const shellAreas: readonly Area[] = ["common"];

/** What is shown where no other page matches, and for ids that do not exist. */
export const notFoundRoute: ShopRoute = {
  id: "src/pages/not-found.tsx",
  path: "*",
  areas: [],
  load: () => import("./pages/not-found.tsx"),
};

/** The pages inside the main layout. */
export const routes: readonly ShopRoute[] = [
  { id: "src/pages/home.tsx", path: pages.home, areas: ["home"], load: () => import("./pages/home.tsx") },
  {
    id: "src/pages/products.tsx",
    path: pages.products,
    areas: ["catalogue"],
    load: () => import("./pages/products.tsx"),
  },
  {
    id: "src/pages/results.tsx",
    path: pages.results,
    areas: ["catalogue"],
    load: () => import("./pages/results.tsx"),
  },
  {
    id: "src/pages/product.tsx",
    path: "/product/:id",
    areas: ["catalogue"],
    load: () => import("./pages/product.tsx"),
  },
  {
    id: "src/pages/category.tsx",
    path: "/category/:id",
    areas: ["catalogue"],
    load: () => import("./pages/category.tsx"),
  },
  { id: "src/pages/blogs.tsx", path: pages.blogs, areas: ["about"], load: () => import("./pages/blogs.tsx") },
  {
    id: "src/pages/about.tsx",
    path: pages.about,
    areas: ["about", "errors"],
    load: () => import("./pages/about.tsx"),
  },
  {
    id: "src/pages/cart.tsx",
    path: pages.cart,
    areas: ["cart", "checkout", "notices", "errors"],
    load: () => import("./pages/cart.tsx"),
  },
  {
    id: "src/pages/checkout.tsx",
    path: pages.checkout,
    areas: ["cart", "checkout", "notices", "errors"],
    load: () => import("./pages/checkout.tsx"),
  },
  {
    id: "src/pages/login.tsx",
    path: pages.login,
    areas: ["account", "notices", "errors"],
    load: () => import("./pages/login.tsx"),
  },
  {
    id: "src/pages/signup.tsx",
    path: pages.signup,
    areas: ["account", "notices", "errors"],
    load: () => import("./pages/signup.tsx"),
  },
  {
    id: "src/pages/orders.tsx",
    path: pages.orders,
    areas: ["account", "errors"],
    load: () => import("./pages/orders.tsx"),
  },
  {
    id: "src/pages/order-lookup.tsx",
    path: pages.orderLookup,
    areas: ["account", "errors"],
    load: () => import("./pages/order-lookup.tsx"),
  },
  {
    id: "src/pages/shared-cart.tsx",
    path: "/shared-cart/:token",
    areas: ["cart", "notices", "errors"],
    load: () => import("./pages/shared-cart.tsx"),
  },
  notFoundRoute,
];
