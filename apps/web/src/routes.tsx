import { publicPaths } from "@shop/domain/site/pages.ts";
import type { Area } from "@shop/i18n/messages.ts";
import type { RouteObject } from "react-router-dom";

import { NotFoundPage } from "./pages/not-found.tsx";
import { prefetchAbout } from "./prefetch/about.ts";
import { prefetchCategory } from "./prefetch/category.ts";
import { prefetchHome } from "./prefetch/home.ts";
import { prefetchProduct } from "./prefetch/product.ts";
import { prefetchProducts } from "./prefetch/products.ts";
import { prefetchResults } from "./prefetch/results.ts";
import { notFound, pageRoute } from "./router/page-route.ts";
import { RouteError } from "./router/route-error.tsx";
import { SiteLayout } from "./shell/site-layout.tsx";

/** Areas of texts that every page shows. */
export const shellAreas: readonly Area[] = ["common"];

/** Creates the pages inside the main layout: one for each public path. */
const createSitePages = (): Record<keyof typeof publicPaths, RouteObject> => ({
  home: pageRoute({
    path: publicPaths.home,
    module: "src/pages/home.tsx",
    areas: ["home"],
    Component: async () => (await import("./pages/home.tsx")).HomePage,
    prefetch: prefetchHome,
  }),
  products: pageRoute({
    path: publicPaths.products,
    module: "src/pages/products.tsx",
    areas: ["catalogue"],
    Component: async () => (await import("./pages/products.tsx")).ProductsPage,
    prefetch: prefetchProducts,
  }),
  results: pageRoute({
    path: publicPaths.results,
    module: "src/pages/results.tsx",
    areas: ["catalogue", "search"],
    Component: async () => (await import("./pages/results.tsx")).ResultsPage,
    prefetch: prefetchResults,
  }),
  product: pageRoute({
    path: publicPaths.product,
    module: "src/pages/product.tsx",
    areas: ["catalogue"],
    Component: async () => (await import("./pages/product.tsx")).ProductPage,
    prefetch: prefetchProduct,
  }),
  category: pageRoute({
    path: publicPaths.category,
    module: "src/pages/category.tsx",
    areas: ["catalogue"],
    Component: async () => (await import("./pages/category.tsx")).CategoryPage,
    prefetch: prefetchCategory,
  }),
  blogs: pageRoute({
    path: publicPaths.blogs,
    module: "src/pages/blogs.tsx",
    areas: ["about"],
    Component: async () => (await import("./pages/blogs.tsx")).BlogsPage,
  }),
  about: pageRoute({
    path: publicPaths.about,
    module: "src/pages/about.tsx",
    areas: ["about", "errors"],
    Component: async () => (await import("./pages/about.tsx")).AboutPage,
    prefetch: prefetchAbout,
  }),
  cart: pageRoute({
    path: publicPaths.cart,
    module: "src/pages/cart.tsx",
    areas: ["cart", "checkout", "notices", "errors"],
    Component: async () => (await import("./pages/cart.tsx")).CartPage,
  }),
  checkout: pageRoute({
    path: publicPaths.checkout,
    module: "src/pages/checkout.tsx",
    areas: ["cart", "checkout", "notices", "errors"],
    Component: async () => (await import("./pages/checkout.tsx")).CheckoutPage,
  }),
  login: pageRoute({
    path: publicPaths.login,
    module: "src/pages/login.tsx",
    areas: ["account", "notices", "errors"],
    Component: async () => (await import("./pages/login.tsx")).LoginPage,
  }),
  signup: pageRoute({
    path: publicPaths.signup,
    module: "src/pages/signup.tsx",
    areas: ["account", "notices", "errors"],
    Component: async () => (await import("./pages/signup.tsx")).SignupPage,
  }),
  forgotPassword: pageRoute({
    path: publicPaths.forgotPassword,
    module: "src/pages/forgot-password.tsx",
    areas: ["account", "passwords", "errors"],
    Component: async () => (await import("./pages/forgot-password.tsx")).ForgotPasswordPage,
  }),
  newPassword: pageRoute({
    path: publicPaths.newPassword,
    module: "src/pages/new-password.tsx",
    areas: ["account", "passwords", "notices", "errors"],
    Component: async () => (await import("./pages/new-password.tsx")).NewPasswordPage,
  }),
  orders: pageRoute({
    path: publicPaths.orders,
    module: "src/pages/orders.tsx",
    areas: ["orders", "account", "errors"],
    Component: async () => (await import("./pages/orders.tsx")).OrdersPage,
  }),
  orderLookup: pageRoute({
    path: publicPaths.orderLookup,
    module: "src/pages/order-lookup.tsx",
    areas: ["orders", "account", "errors"],
    Component: async () => (await import("./pages/order-lookup.tsx")).OrderLookupPage,
  }),
  sharedCart: pageRoute({
    path: publicPaths.sharedCart,
    module: "src/pages/shared-cart.tsx",
    areas: ["cart", "catalogue", "notices", "errors"],
    Component: async () => (await import("./pages/shared-cart.tsx")).SharedCartPage,
    // Opened from a chat only, so its code is not part of the entry.
    prefetch: async (...request) =>
      (await import("./prefetch/shared-cart.ts")).prefetchSharedCart(...request),
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
