import { publicPaths } from "@shop/domain/site/pages.ts";
import type { RouteObject } from "react-router-dom";

import { notFound, type PageModule, pageRoutes } from "../router/page-route.ts";
import { prefetchAbout } from "./about/prefetch-about.ts";
import { prefetchBrand } from "./brands/prefetch-brand.ts";
import { cartAreas } from "./carts/cart-areas.ts";
import { prefetchCategories } from "./categories/prefetch-categories.ts";
import { prefetchCategory } from "./categories/prefetch-category.ts";
import { prefetchCompare } from "./compare/prefetch-compare.ts";
import { prefetchCheckout, prefetchDelivery } from "./delivery/prefetch-delivery.ts";
import { prefetchHome } from "./home/prefetch-home.ts";
import { prefetchInfo } from "./info/prefetch-info.ts";
import { NotFoundPage } from "./not-found/not-found-page.tsx";
import { prefetchSavedPartsList } from "./parts-lists/prefetch-saved-parts-list.ts";
import { prefetchProduct } from "./products/prefetch-product.ts";
import { prefetchProducts } from "./products/prefetch-products.ts";
import { prefetchResults } from "./search/prefetch-results.ts";
import { RouteError } from "./shell/route-error.tsx";
import { SiteLayout } from "./shell/site-layout.tsx";

const page = pageRoutes("src/shop", import.meta.glob<PageModule>(["./*/*-page.tsx", "!./not-found/*"]));

/** Creates the pages inside the main layout: one for each public path. */
const createSitePages = (): Record<keyof typeof publicPaths, RouteObject> => ({
  home: page("home/home-page.tsx", {
    path: publicPaths.home,
    areas: ["home", "products"],
    prefetch: prefetchHome,
  }),
  products: page("products/products-page.tsx", {
    path: publicPaths.products,
    areas: ["lists", "products"],
    prefetch: prefetchProducts,
  }),
  results: page("search/results-page.tsx", {
    path: publicPaths.results,
    areas: ["lists", "products", "search"],
    prefetch: prefetchResults,
  }),
  product: page("products/product-page.tsx", {
    path: publicPaths.product,
    areas: ["productPage", "products"],
    prefetch: prefetchProduct,
  }),
  categories: page("categories/categories-page.tsx", {
    path: publicPaths.categories,
    areas: ["home"],
    prefetch: prefetchCategories,
  }),
  category: page("categories/category-page.tsx", {
    path: publicPaths.category,
    areas: ["lists", "products"],
    prefetch: prefetchCategory,
  }),
  brand: page("brands/brand-page.tsx", {
    path: publicPaths.brand,
    areas: ["lists", "products"],
    prefetch: prefetchBrand,
  }),
  compare: page("compare/compare-page.tsx", {
    path: publicPaths.compare,
    areas: ["compare", "productPage", "products"],
    prefetch: prefetchCompare,
  }),
  partsList: page("parts-lists/parts-list-page.tsx", {
    path: publicPaths.partsList,
    areas: ["partsList", "search", "products", "quotation", "notices", "errors"],
  }),
  savedPartsList: page("parts-lists/saved-parts-list-page.tsx", {
    path: publicPaths.savedPartsList,
    areas: ["partsList", "search", "products", "quotation", "notices", "errors"],
    prefetch: prefetchSavedPartsList,
  }),
  info: page("info/info-page.tsx", {
    path: publicPaths.info,
    areas: ["delivery"],
    prefetch: prefetchInfo,
  }),
  blogs: page("blogs/blogs-page.tsx", {
    path: publicPaths.blogs,
    areas: ["about"],
    prefetch: prefetchAbout,
  }),
  about: page("about/about-page.tsx", {
    path: publicPaths.about,
    areas: ["about", "errors"],
    prefetch: prefetchAbout,
  }),
  cart: page("carts/cart-page.tsx", {
    path: publicPaths.cart,
    areas: cartAreas,
    prefetch: prefetchDelivery,
  }),
  checkout: page("checkout/checkout-page.tsx", {
    path: publicPaths.checkout,
    areas: ["carts", "checkout", "company", "delivery", "payment", "notices", "errors"],
    prefetch: prefetchCheckout,
  }),
  login: page("accounts/login-page.tsx", {
    path: publicPaths.login,
    areas: ["accounts", "notices", "errors"],
  }),
  signup: page("accounts/signup-page.tsx", {
    path: publicPaths.signup,
    areas: ["accounts", "notices", "errors"],
  }),
  forgotPassword: page("accounts/forgot-password-page.tsx", {
    path: publicPaths.forgotPassword,
    areas: ["accounts", "passwords", "errors"],
  }),
  newPassword: page("accounts/new-password-page.tsx", {
    path: publicPaths.newPassword,
    areas: ["accounts", "passwords", "notices", "errors"],
  }),
  endRestockMails: page("restock-requests/end-restock-page.tsx", {
    path: publicPaths.endRestockMails,
    areas: ["restock", "errors"],
  }),
  account: page("accounts/account-page.tsx", {
    path: publicPaths.account,
    areas: ["account", "accounts", "company", "delivery", "notices", "errors"],
  }),
  orders: page("orders/orders-page.tsx", {
    path: publicPaths.orders,
    areas: ["orders", "company", "vat", "delivery", "payment", "accounts", "errors"],
  }),
  order: page("orders/order-page.tsx", {
    path: publicPaths.order,
    areas: ["orders", "company", "vat", "delivery", "payment", "about", "notices", "errors"],
  }),
  orderLookup: page("orders/order-lookup-page.tsx", {
    path: publicPaths.orderLookup,
    areas: ["orders", "company", "vat", "delivery", "payment", "accounts", "errors"],
  }),
  sharedCart: page("carts/shared-cart-page.tsx", {
    path: publicPaths.sharedCart,
    areas: ["carts", "products", "notices", "errors"],
    // Opened from a chat only, so its code is not part of the entry.
    prefetch: async (...request) =>
      (await import("./carts/prefetch-shared-cart.ts")).prefetchSharedCart(...request),
  }),
});

/**
 * Creates the public part of the shop's one route tree, for browser and server; addresses are in their English form, below the basename of
 * the language. `dash/dash-routes.tsx` creates the rest.
 * Each router takes a tree of its own, because a router removes the lazy parts of its tree that it has loaded.
 */
export const createRoutes = (): RouteObject[] => [
  {
    Component: SiteLayout,
    // The router starts without rendered markup only in the mock mode and in stories.
    HydrateFallback: () => null,
    children: [
      // Errors of pages are shown inside the layout.
      {
        ErrorBoundary: RouteError,
        children: [
          ...Object.values(createSitePages()),
          { path: "*", loader: notFound, Component: NotFoundPage },
        ],
      },
    ],
  },
];
