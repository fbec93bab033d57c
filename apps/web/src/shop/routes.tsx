import { publicPaths } from "@shop/domain/site/pages.ts";
import type { RouteObject } from "react-router-dom";

import { notFound, pageRoute } from "../router/page-route.ts";
import { prefetchAbout } from "./about/prefetch-about.ts";
import { prefetchBrand } from "./brands/prefetch-brand.ts";
import { cartAreas } from "./carts/cart-areas.ts";
import { prefetchCategories } from "./categories/prefetch-categories.ts";
import { prefetchCategory } from "./categories/prefetch-category.ts";
import { prefetchCompare } from "./compare/prefetch-compare.ts";
import { prefetchDelivery } from "./delivery/prefetch-delivery.ts";
import { prefetchHome } from "./home/prefetch-home.ts";
import { prefetchInfo } from "./info/prefetch-info.ts";
import { NotFoundPage } from "./not-found/not-found-page.tsx";
import { prefetchProduct } from "./products/prefetch-product.ts";
import { prefetchProducts } from "./products/prefetch-products.ts";
import { prefetchResults } from "./search/prefetch-results.ts";
import { RouteError } from "./shell/route-error.tsx";
import { SiteLayout } from "./shell/site-layout.tsx";

/** Creates the pages inside the main layout: one for each public path. */
const createSitePages = (): Record<keyof typeof publicPaths, RouteObject> => ({
  home: pageRoute({
    path: publicPaths.home,
    module: "src/shop/home/home-page.tsx",
    areas: ["home", "products"],
    Component: async () => (await import("./home/home-page.tsx")).HomePage,
    prefetch: prefetchHome,
  }),
  products: pageRoute({
    path: publicPaths.products,
    module: "src/shop/products/products-page.tsx",
    areas: ["lists", "products"],
    Component: async () => (await import("./products/products-page.tsx")).ProductsPage,
    prefetch: prefetchProducts,
  }),
  results: pageRoute({
    path: publicPaths.results,
    module: "src/shop/search/results-page.tsx",
    areas: ["lists", "products", "search"],
    Component: async () => (await import("./search/results-page.tsx")).ResultsPage,
    prefetch: prefetchResults,
  }),
  product: pageRoute({
    path: publicPaths.product,
    module: "src/shop/products/product-page.tsx",
    areas: ["productPage", "products"],
    Component: async () => (await import("./products/product-page.tsx")).ProductPage,
    prefetch: prefetchProduct,
  }),
  categories: pageRoute({
    path: publicPaths.categories,
    module: "src/shop/categories/categories-page.tsx",
    areas: ["home"],
    Component: async () => (await import("./categories/categories-page.tsx")).CategoriesPage,
    prefetch: prefetchCategories,
  }),
  category: pageRoute({
    path: publicPaths.category,
    module: "src/shop/categories/category-page.tsx",
    areas: ["lists", "products"],
    Component: async () => (await import("./categories/category-page.tsx")).CategoryPage,
    prefetch: prefetchCategory,
  }),
  brand: pageRoute({
    path: publicPaths.brand,
    module: "src/shop/brands/brand-page.tsx",
    areas: ["lists", "products"],
    Component: async () => (await import("./brands/brand-page.tsx")).BrandPage,
    prefetch: prefetchBrand,
  }),
  compare: pageRoute({
    path: publicPaths.compare,
    module: "src/shop/compare/compare-page.tsx",
    areas: ["compare", "products"],
    Component: async () => (await import("./compare/compare-page.tsx")).ComparePage,
    prefetch: prefetchCompare,
  }),
  partsList: pageRoute({
    path: publicPaths.partsList,
    module: "src/shop/parts-lists/parts-list-page.tsx",
    areas: ["partsList", "products", "notices", "errors"],
    Component: async () => (await import("./parts-lists/parts-list-page.tsx")).PartsListPage,
  }),
  info: pageRoute({
    path: publicPaths.info,
    module: "src/shop/info/info-page.tsx",
    areas: ["delivery"],
    Component: async () => (await import("./info/info-page.tsx")).InfoPage,
    prefetch: prefetchInfo,
  }),
  blogs: pageRoute({
    path: publicPaths.blogs,
    module: "src/shop/blogs/blogs-page.tsx",
    areas: ["about"],
    Component: async () => (await import("./blogs/blogs-page.tsx")).BlogsPage,
  }),
  about: pageRoute({
    path: publicPaths.about,
    module: "src/shop/about/about-page.tsx",
    areas: ["about", "errors"],
    Component: async () => (await import("./about/about-page.tsx")).AboutPage,
    prefetch: prefetchAbout,
  }),
  cart: pageRoute({
    path: publicPaths.cart,
    module: "src/shop/carts/cart-page.tsx",
    areas: cartAreas,
    Component: async () => (await import("./carts/cart-page.tsx")).CartPage,
    prefetch: prefetchDelivery,
  }),
  checkout: pageRoute({
    path: publicPaths.checkout,
    module: "src/shop/checkout/checkout-page.tsx",
    areas: ["carts", "checkout", "delivery", "notices", "errors"],
    Component: async () => (await import("./checkout/checkout-page.tsx")).CheckoutPage,
    prefetch: prefetchDelivery,
  }),
  login: pageRoute({
    path: publicPaths.login,
    module: "src/shop/accounts/login-page.tsx",
    areas: ["accounts", "notices", "errors"],
    Component: async () => (await import("./accounts/login-page.tsx")).LoginPage,
  }),
  signup: pageRoute({
    path: publicPaths.signup,
    module: "src/shop/accounts/signup-page.tsx",
    areas: ["accounts", "notices", "errors"],
    Component: async () => (await import("./accounts/signup-page.tsx")).SignupPage,
  }),
  forgotPassword: pageRoute({
    path: publicPaths.forgotPassword,
    module: "src/shop/accounts/forgot-password-page.tsx",
    areas: ["accounts", "passwords", "errors"],
    Component: async () => (await import("./accounts/forgot-password-page.tsx")).ForgotPasswordPage,
  }),
  newPassword: pageRoute({
    path: publicPaths.newPassword,
    module: "src/shop/accounts/new-password-page.tsx",
    areas: ["accounts", "passwords", "notices", "errors"],
    Component: async () => (await import("./accounts/new-password-page.tsx")).NewPasswordPage,
  }),
  endRestockMails: pageRoute({
    path: publicPaths.endRestockMails,
    module: "src/shop/restock-requests/end-restock-page.tsx",
    areas: ["restock", "errors"],
    Component: async () => (await import("./restock-requests/end-restock-page.tsx")).EndRestockPage,
  }),
  orders: pageRoute({
    path: publicPaths.orders,
    module: "src/shop/orders/orders-page.tsx",
    areas: ["orders", "delivery", "accounts", "errors"],
    Component: async () => (await import("./orders/orders-page.tsx")).OrdersPage,
  }),
  orderLookup: pageRoute({
    path: publicPaths.orderLookup,
    module: "src/shop/orders/order-lookup-page.tsx",
    areas: ["orders", "delivery", "accounts", "errors"],
    Component: async () => (await import("./orders/order-lookup-page.tsx")).OrderLookupPage,
  }),
  sharedCart: pageRoute({
    path: publicPaths.sharedCart,
    module: "src/shop/carts/shared-cart-page.tsx",
    areas: ["carts", "products", "notices", "errors"],
    Component: async () => (await import("./carts/shared-cart-page.tsx")).SharedCartPage,
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
