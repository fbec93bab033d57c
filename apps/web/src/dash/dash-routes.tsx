import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { dashboardPages } from "@shop/domain/site/dashboard-pages.ts";
import { importPages } from "@shop/domain/site/import-pages.ts";
import { pages } from "@shop/domain/site/pages.ts";
import type { Area } from "@shop/i18n/messages.ts";
import { replace, type RouteObject } from "react-router-dom";

import { BrokenPage } from "../pages/broken-page.tsx";
import { notFound, pageRoute } from "../router/page-route.ts";
import { redirectAdmin, requireAdmin, requireGeneratedPassword } from "./guards.ts";
import {
  prefetchAccounts,
  prefetchAdminCategories,
  prefetchAdminOrder,
  prefetchAdminOrders,
  prefetchAdminProducts,
  prefetchAdminSlides,
  prefetchAdminSubCategories,
  prefetchMails,
  prefetchImport,
  prefetchImports,
  prefetchOverview,
  prefetchSettings,
  prefetchSearchMisses,
} from "./prefetch-lists.ts";

/** Areas of texts that every page shows. */
export const shellAreas: readonly Area[] = ["common"];

/** Areas of texts that the login and every page of the dashboard show. */
const dashAreas: readonly Area[] = ["dash", "account", "notices", "errors"];

/** Areas of texts of the lists of categories and sub categories. */
const groupAreas: readonly Area[] = ["dashCategories"];

/** Areas of texts of the lists of products. */
const productAreas: readonly Area[] = ["dashProducts"];

/** Areas of texts of changes of many products. */
const bulkAreas: readonly Area[] = [...productAreas, "dashBulk"];

/** Areas of texts of the orders. */
const orderAreas: readonly Area[] = ["dashOrders", "orders"];

const redirectTo = (path: string, target: string): RouteObject => ({ path, loader: () => replace(target) });

/** Creates the pages inside the dashboard's layout. */
const createDashPages = (): RouteObject[] => [
  pageRoute({
    module: "src/pages/dash/home.tsx",
    areas: ["dashHome"],
    Component: async () => (await import("../pages/dash/home.tsx")).DashHomePage,
    prefetch: prefetchOverview,
  }),
  pageRoute({
    path: pages.dashCategories,
    module: "src/pages/dash/categories.tsx",
    areas: groupAreas,
    Component: async () => (await import("../pages/dash/categories.tsx")).DashCategoriesPage,
    prefetch: prefetchAdminCategories,
  }),
  pageRoute({
    path: pages.dashSubCategories,
    module: "src/pages/dash/sub-categories.tsx",
    areas: groupAreas,
    Component: async () => (await import("../pages/dash/sub-categories.tsx")).DashSubCategoriesPage,
    prefetch: prefetchAdminSubCategories,
  }),
  pageRoute({
    path: pages.dashProducts,
    module: "src/pages/dash/products.tsx",
    areas: productAreas,
    Component: async () => (await import("../pages/dash/products.tsx")).DashProductsPage,
    prefetch: prefetchAdminProducts,
  }),
  pageRoute({
    path: "/dash/products/bulk",
    module: "src/pages/dash/bulk.tsx",
    areas: bulkAreas,
    Component: async () => (await import("../pages/dash/bulk.tsx")).DashBulkPage,
  }),
  pageRoute({
    path: "/dash/products/bulk/:changeId",
    module: "src/pages/dash/bulk-change.tsx",
    areas: bulkAreas,
    Component: async () => (await import("../pages/dash/bulk-change.tsx")).DashBulkChangePage,
  }),
  pageRoute({
    path: "/dash/category/:categoryId",
    module: "src/pages/dash/category-products.tsx",
    areas: productAreas,
    Component: async () => (await import("../pages/dash/category-products.tsx")).DashCategoryProductsPage,
    prefetch: prefetchAdminProducts,
  }),
  pageRoute({
    path: "/dash/subcategories/:subcategoryId",
    module: "src/pages/dash/sub-category-products.tsx",
    areas: productAreas,
    Component: async () =>
      (await import("../pages/dash/sub-category-products.tsx")).DashSubCategoryProductsPage,
    prefetch: prefetchAdminProducts,
  }),
  pageRoute({
    path: pages.dashOrders,
    module: "src/pages/dash/orders.tsx",
    areas: orderAreas,
    Component: async () => (await import("../pages/dash/orders.tsx")).DashOrdersPage,
    prefetch: prefetchAdminOrders,
  }),
  pageRoute({
    path: "/dash/orders/:orderId",
    module: "src/pages/dash/order.tsx",
    areas: orderAreas,
    Component: async () => (await import("../pages/dash/order.tsx")).DashOrderPage,
    prefetch: prefetchAdminOrder,
  }),
  pageRoute({
    path: dashPages.settings,
    module: "src/pages/dash/settings.tsx",
    areas: ["dashSettings", "about"],
    Component: async () => (await import("../pages/dash/settings.tsx")).DashSettingsPage,
    prefetch: prefetchSettings,
  }),
  pageRoute({
    path: dashPages.accounts,
    module: "src/pages/dash/accounts.tsx",
    areas: ["dashAccounts"],
    Component: async () => (await import("../pages/dash/accounts.tsx")).DashAccountsPage,
    prefetch: prefetchAccounts,
  }),
  pageRoute({
    path: dashPages.mails,
    module: "src/pages/dash/mails.tsx",
    areas: ["dashMails"],
    Component: async () => (await import("../pages/dash/mails.tsx")).DashMailsPage,
    prefetch: prefetchMails,
  }),
  pageRoute({
    path: dashPages.searches,
    module: "src/pages/dash/searches.tsx",
    areas: ["dashSearches"],
    Component: async () => (await import("../pages/dash/searches.tsx")).DashSearchesPage,
    prefetch: prefetchSearchMisses,
  }),
  pageRoute({
    path: pages.dashSlider,
    module: "src/pages/dash/slider.tsx",
    areas: ["dashSlider", "home"],
    Component: async () => (await import("../pages/dash/slider.tsx")).DashSliderPage,
    prefetch: prefetchAdminSlides,
  }),
  pageRoute({
    path: importPages.list,
    module: "src/pages/dash/imports.tsx",
    areas: ["dashImport"],
    Component: async () => (await import("../pages/dash/imports.tsx")).DashImportsPage,
    prefetch: prefetchImports,
  }),
  pageRoute({
    path: `${importPages.list}/:importId`,
    module: "src/pages/dash/import.tsx",
    areas: ["dashImport"],
    Component: async () => (await import("../pages/dash/import.tsx")).DashImportPage,
    prefetch: prefetchImport,
  }),
  {
    path: "*",
    loader: notFound,
    lazy: { Component: async () => (await import("../pages/dash/not-found.tsx")).DashNotFoundPage },
  },
];

/**
 * Creates the route tree of the administrator's login and the dashboard; addresses are in their English form, below the basename of the
 * language. Each router takes a tree of its own, because a router removes the lazy parts of its tree that it has loaded.
 */
export const createDashRoutes = (): RouteObject => ({
  ErrorBoundary: BrokenPage,
  // The router is shown once it is initialized.
  HydrateFallback: () => null,
  children: [
    pageRoute({
      path: pages.adminLogin,
      module: "src/pages/dash/admin-login.tsx",
      areas: dashAreas,
      guard: redirectAdmin,
      Component: async () => (await import("../pages/dash/admin-login.tsx")).AdminLoginPage,
    }),
    pageRoute({
      path: dashPages.firstPassword,
      module: "src/pages/dash/first-password.tsx",
      areas: dashAreas,
      guard: requireGeneratedPassword,
      Component: async () => (await import("../pages/dash/first-password.tsx")).FirstPasswordPage,
    }),
    pageRoute({
      path: pages.dash,
      module: "src/pages/dash/layout.tsx",
      areas: dashAreas,
      guard: requireAdmin,
      Component: async () => (await import("../pages/dash/layout.tsx")).DashLayout,
      children: createDashPages(),
    }),
    redirectTo(dashboardPages.home, pages.dash),
    redirectTo(dashboardPages.products, pages.dashProducts),
    redirectTo(dashboardPages.categories, pages.dashCategories),
    redirectTo(dashboardPages.subCategories, pages.dashSubCategories),
    redirectTo(dashboardPages.slider, pages.dashSlider),
  ],
});
