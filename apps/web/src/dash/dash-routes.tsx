import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { dashboardPages } from "@shop/domain/site/dashboard-pages.ts";
import { importPages } from "@shop/domain/site/import-pages.ts";
import { pages } from "@shop/domain/site/pages.ts";
import type { Area } from "@shop/i18n/messages.ts";
import { replace, type RouteObject } from "react-router-dom";

import { BrokenPage } from "../pages/broken-page.tsx";
import {
  notFound,
  type PageHandle,
  pageRoute,
  type PageRouteOptions,
  type Prefetch,
} from "../router/page-route.ts";
import { DashFallback } from "./dash-fallback.tsx";
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

// In this module, because the browser loads them beside the routes.
export { dashLoaders } from "@shop/i18n/dash-loaders.ts";
export { adminAddresses } from "@shop/contract/addresses/admin.ts";
export { AfterHydration } from "./after-hydration.tsx";

interface DashHandle extends PageHandle {
  /** The server answers these routes with a document without content. */
  readonly browserOnly: true;
}

/** The part of a list's handle that its links read. */
interface ListHandle extends PageHandle {
  /** Fetches the page's first rows. */
  readonly prefetch: Prefetch;
}

/** Creates the route of a list whose rows are fetched beside its code, and before it when a link to it is pointed at. */
const listRoute = (page: PageRouteOptions & Pick<ListHandle, "prefetch">): RouteObject => ({
  ...pageRoute(page),
  handle: { module: page.module, areas: page.areas, prefetch: page.prefetch } satisfies ListHandle,
});

const isListHandle = (handle: unknown): handle is ListHandle =>
  typeof handle === "object" && handle !== null && "prefetch" in handle;

/** The prefetches of the lists among matched routes. */
export const prefetchesOf = (
  matches: readonly { readonly route: { readonly handle?: unknown } }[],
): Prefetch[] =>
  matches
    .map(({ route }) => route.handle)
    .filter(isListHandle)
    .map(({ prefetch }) => prefetch);

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
  listRoute({
    module: "src/pages/dash/home.tsx",
    areas: ["dashHome"],
    Component: async () => (await import("../pages/dash/home.tsx")).DashHomePage,
    prefetch: prefetchOverview,
  }),
  listRoute({
    path: pages.dashCategories,
    module: "src/pages/dash/categories.tsx",
    areas: groupAreas,
    Component: async () => (await import("../pages/dash/categories.tsx")).DashCategoriesPage,
    prefetch: prefetchAdminCategories,
  }),
  listRoute({
    path: pages.dashSubCategories,
    module: "src/pages/dash/sub-categories.tsx",
    areas: groupAreas,
    Component: async () => (await import("../pages/dash/sub-categories.tsx")).DashSubCategoriesPage,
    prefetch: prefetchAdminSubCategories,
  }),
  listRoute({
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
  listRoute({
    path: "/dash/category/:categoryId",
    module: "src/pages/dash/category-products.tsx",
    areas: productAreas,
    Component: async () => (await import("../pages/dash/category-products.tsx")).DashCategoryProductsPage,
    prefetch: prefetchAdminProducts,
  }),
  listRoute({
    path: "/dash/subcategories/:subcategoryId",
    module: "src/pages/dash/sub-category-products.tsx",
    areas: productAreas,
    Component: async () =>
      (await import("../pages/dash/sub-category-products.tsx")).DashSubCategoryProductsPage,
    prefetch: prefetchAdminProducts,
  }),
  listRoute({
    path: pages.dashOrders,
    module: "src/pages/dash/orders.tsx",
    areas: orderAreas,
    Component: async () => (await import("../pages/dash/orders.tsx")).DashOrdersPage,
    prefetch: prefetchAdminOrders,
  }),
  listRoute({
    path: "/dash/orders/:orderId",
    module: "src/pages/dash/order.tsx",
    areas: orderAreas,
    Component: async () => (await import("../pages/dash/order.tsx")).DashOrderPage,
    prefetch: prefetchAdminOrder,
  }),
  listRoute({
    path: dashPages.settings,
    module: "src/pages/dash/settings.tsx",
    areas: ["dashSettings", "about"],
    Component: async () => (await import("../pages/dash/settings.tsx")).DashSettingsPage,
    prefetch: prefetchSettings,
  }),
  listRoute({
    path: dashPages.accounts,
    module: "src/pages/dash/accounts.tsx",
    areas: ["dashAccounts"],
    Component: async () => (await import("../pages/dash/accounts.tsx")).DashAccountsPage,
    prefetch: prefetchAccounts,
  }),
  listRoute({
    path: dashPages.mails,
    module: "src/pages/dash/mails.tsx",
    areas: ["dashMails"],
    Component: async () => (await import("../pages/dash/mails.tsx")).DashMailsPage,
    prefetch: prefetchMails,
  }),
  listRoute({
    path: dashPages.searches,
    module: "src/pages/dash/searches.tsx",
    areas: ["dashSearches"],
    Component: async () => (await import("../pages/dash/searches.tsx")).DashSearchesPage,
    prefetch: prefetchSearchMisses,
  }),
  listRoute({
    path: pages.dashSlider,
    module: "src/pages/dash/slider.tsx",
    areas: ["dashSlider", "home"],
    Component: async () => (await import("../pages/dash/slider.tsx")).DashSliderPage,
    prefetch: prefetchAdminSlides,
  }),
  listRoute({
    path: importPages.list,
    module: "src/pages/dash/imports.tsx",
    areas: ["dashImport"],
    Component: async () => (await import("../pages/dash/imports.tsx")).DashImportsPage,
    prefetch: prefetchImports,
  }),
  listRoute({
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

/** Creates the administrator's login and the dashboard, which only the browser renders. */
export const createDashRoutes = (): RouteObject => ({
  handle: { module: "src/dash/dash-routes.tsx", areas: [], browserOnly: true } satisfies DashHandle,
  ErrorBoundary: BrokenPage,
  HydrateFallback: DashFallback,
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
