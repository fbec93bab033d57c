import { dashAliases, dashPages } from "@shop/domain/site/dash-pages.ts";
import { importPages } from "@shop/domain/site/import-pages.ts";
import { pages } from "@shop/domain/site/pages.ts";
import type { Area } from "@shop/i18n/messages.ts";
import { replace, type RouteObject } from "react-router-dom";

import { BrokenPage } from "../router/broken-page.tsx";
import { notFound, pageRoute } from "../router/page-route.ts";
import { redirectAdmin, guardAdmin, requireGeneratedPassword } from "./admins/guards.ts";
import { prefetchAccounts } from "./admins/prefetch.ts";
import { prefetchAttributes } from "./attributes/prefetch.ts";
import { prefetchAdminBrands } from "./brands/prefetch.ts";
import { prefetchAdminCategories } from "./categories/prefetch.ts";
import { prefetchImports, prefetchImport } from "./imports/prefetch.ts";
import { prefetchMails } from "./mails/prefetch.ts";
import { prefetchAdminOrders, prefetchAdminOrder } from "./orders/prefetch.ts";
import { prefetchOverview } from "./overview/prefetch.ts";
import { prefetchAdminProducts } from "./products/prefetch.ts";
import { prefetchSearchMisses } from "./search-misses/prefetch.ts";
import { prefetchSearchSynonyms } from "./search-synonyms/prefetch.ts";
import { prefetchSettings } from "./settings/prefetch.ts";
import { prefetchAdminSlides } from "./slides/prefetch.ts";
import { prefetchAdminSubCategories } from "./sub-categories/prefetch.ts";

/** Areas of texts that the login and every page of the dashboard show. */
const dashAreas: readonly Area[] = ["dashShell", "accounts", "notices", "errors"];

/** Areas of texts of the lists of categories and sub categories. */
const groupAreas: readonly Area[] = ["dashCategories"];

/** Areas of texts of the lists of products. */
const productAreas: readonly Area[] = ["dashProducts"];

/** Areas of texts of changes of many products. */
const bulkAreas: readonly Area[] = [...productAreas, "dashBulkChanges"];

/** Areas of texts of the orders. */
const orderAreas: readonly Area[] = ["dashOrders", "orders", "delivery"];

const redirectTo = (path: string, target: string): RouteObject => ({ path, loader: () => replace(target) });

/** Creates the pages inside the dashboard's layout. */
const createDashPages = (): RouteObject[] => [
  pageRoute({
    module: "src/dash/overview/overview-page.tsx",
    areas: ["dashOverview"],
    Component: async () => (await import("./overview/overview-page.tsx")).DashHomePage,
    prefetch: prefetchOverview,
  }),
  pageRoute({
    path: pages.dashCategories,
    module: "src/dash/categories/categories-page.tsx",
    areas: groupAreas,
    Component: async () => (await import("./categories/categories-page.tsx")).DashCategoriesPage,
    prefetch: prefetchAdminCategories,
  }),
  pageRoute({
    path: pages.dashSubCategories,
    module: "src/dash/sub-categories/sub-categories-page.tsx",
    areas: groupAreas,
    Component: async () => (await import("./sub-categories/sub-categories-page.tsx")).DashSubCategoriesPage,
    prefetch: prefetchAdminSubCategories,
  }),
  pageRoute({
    path: dashPages.brands,
    module: "src/dash/brands/brands-page.tsx",
    areas: ["dashBrands"],
    Component: async () => (await import("./brands/brands-page.tsx")).DashBrandsPage,
    prefetch: prefetchAdminBrands,
  }),
  pageRoute({
    path: dashPages.attributes,
    module: "src/dash/attributes/attributes-page.tsx",
    areas: ["dashAttributes"],
    Component: async () => (await import("./attributes/attributes-page.tsx")).DashAttributesPage,
    prefetch: prefetchAttributes,
  }),
  pageRoute({
    path: dashPages.attributeImport,
    module: "src/dash/attributes/definition-import-page.tsx",
    areas: ["dashAttributes"],
    Component: async () => (await import("./attributes/definition-import-page.tsx")).DashDefinitionImportPage,
  }),
  pageRoute({
    path: pages.dashProducts,
    module: "src/dash/products/products-page.tsx",
    areas: productAreas,
    Component: async () => (await import("./products/products-page.tsx")).DashProductsPage,
    prefetch: prefetchAdminProducts,
  }),
  pageRoute({
    path: "/dash/products/bulk",
    module: "src/dash/bulk-changes/bulk-page.tsx",
    areas: bulkAreas,
    Component: async () => (await import("./bulk-changes/bulk-page.tsx")).DashBulkPage,
  }),
  pageRoute({
    path: "/dash/products/bulk/:changeId",
    module: "src/dash/bulk-changes/bulk-change-page.tsx",
    areas: bulkAreas,
    Component: async () => (await import("./bulk-changes/bulk-change-page.tsx")).DashBulkChangePage,
  }),
  pageRoute({
    path: "/dash/category/:categoryId",
    module: "src/dash/products/category-products-page.tsx",
    areas: productAreas,
    Component: async () => (await import("./products/category-products-page.tsx")).DashCategoryProductsPage,
    prefetch: prefetchAdminProducts,
  }),
  pageRoute({
    path: "/dash/subcategories/:subcategoryId",
    module: "src/dash/products/sub-category-products-page.tsx",
    areas: productAreas,
    Component: async () =>
      (await import("./products/sub-category-products-page.tsx")).DashSubCategoryProductsPage,
    prefetch: prefetchAdminProducts,
  }),
  pageRoute({
    path: pages.dashOrders,
    module: "src/dash/orders/orders-page.tsx",
    areas: orderAreas,
    Component: async () => (await import("./orders/orders-page.tsx")).DashOrdersPage,
    prefetch: prefetchAdminOrders,
  }),
  pageRoute({
    path: "/dash/orders/:orderId",
    module: "src/dash/orders/order-page.tsx",
    areas: orderAreas,
    Component: async () => (await import("./orders/order-page.tsx")).DashOrderPage,
    prefetch: prefetchAdminOrder,
  }),
  pageRoute({
    path: dashPages.settings,
    module: "src/dash/settings/settings-page.tsx",
    areas: ["dashSettings", "about", "dashProducts", "home", "products"],
    Component: async () => (await import("./settings/settings-page.tsx")).DashSettingsPage,
    prefetch: prefetchSettings,
  }),
  pageRoute({
    path: dashPages.accounts,
    module: "src/dash/admins/accounts-page.tsx",
    areas: ["dashAdmins"],
    Component: async () => (await import("./admins/accounts-page.tsx")).DashAccountsPage,
    prefetch: prefetchAccounts,
  }),
  pageRoute({
    path: dashPages.mails,
    module: "src/dash/mails/mails-page.tsx",
    areas: ["dashMails"],
    Component: async () => (await import("./mails/mails-page.tsx")).DashMailsPage,
    prefetch: prefetchMails,
  }),
  pageRoute({
    path: dashPages.searches,
    module: "src/dash/search-misses/searches-page.tsx",
    areas: ["dashSearchMisses"],
    Component: async () => (await import("./search-misses/searches-page.tsx")).DashSearchesPage,
    prefetch: prefetchSearchMisses,
  }),
  pageRoute({
    path: pages.dashSlides,
    module: "src/dash/slides/slider-page.tsx",
    areas: ["dashSlides", "home"],
    Component: async () => (await import("./slides/slider-page.tsx")).DashSliderPage,
    prefetch: prefetchAdminSlides,
  }),
  pageRoute({
    path: importPages.list,
    module: "src/dash/imports/imports-page.tsx",
    areas: ["dashImports"],
    Component: async () => (await import("./imports/imports-page.tsx")).DashImportsPage,
    prefetch: prefetchImports,
  }),
  pageRoute({
    path: `${importPages.list}/:importId`,
    module: "src/dash/imports/import-page.tsx",
    areas: ["dashImports"],
    Component: async () => (await import("./imports/import-page.tsx")).DashImportPage,
    prefetch: prefetchImport,
  }),
  pageRoute({
    path: dashPages.searchSynonyms,
    module: "src/dash/search-synonyms/search-synonyms-page.tsx",
    areas: ["dashSearchSynonyms"],
    Component: async () =>
      (await import("./search-synonyms/search-synonyms-page.tsx")).DashSearchSynonymsPage,
    prefetch: prefetchSearchSynonyms,
  }),
  {
    path: "*",
    loader: notFound,
    lazy: { Component: async () => (await import("./shell/not-found-page.tsx")).DashNotFoundPage },
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
      module: "src/dash/admins/admin-login-page.tsx",
      areas: dashAreas,
      guard: redirectAdmin,
      Component: async () => (await import("./admins/admin-login-page.tsx")).AdminLoginPage,
    }),
    pageRoute({
      path: dashPages.firstPassword,
      module: "src/dash/admins/first-password-page.tsx",
      areas: dashAreas,
      guard: requireGeneratedPassword,
      Component: async () => (await import("./admins/first-password-page.tsx")).FirstPasswordPage,
    }),
    pageRoute({
      path: pages.dash,
      module: "src/dash/shell/layout.tsx",
      areas: dashAreas,
      guard: guardAdmin,
      Component: async () => (await import("./shell/layout.tsx")).DashLayout,
      children: createDashPages(),
    }),
    redirectTo(dashAliases.home, pages.dash),
    redirectTo(dashAliases.products, pages.dashProducts),
    redirectTo(dashAliases.categories, pages.dashCategories),
    redirectTo(dashAliases.subCategories, pages.dashSubCategories),
    redirectTo(dashAliases.slider, pages.dashSlides),
  ],
});
