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

const beingBuilt = [pages.cart, pages.checkout, pages.login, pages.signup].map((path): ShopRoute => ({
  id: "src/pages/being-built.tsx",
  path,
  areas: [],
  load: () => import("./pages/being-built.tsx"),
}));

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
  { id: "src/pages/about.tsx", path: pages.about, areas: ["about"], load: () => import("./pages/about.tsx") },
  ...beingBuilt,
  notFoundRoute,
];
