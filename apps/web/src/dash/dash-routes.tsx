import { dashAliases, dashPages } from "@shop/domain/site/dash-pages.ts";
import { importPages } from "@shop/domain/site/import-pages.ts";
import { pages } from "@shop/domain/site/pages.ts";
import type { Area } from "@shop/i18n/messages.ts";
import { purchasePages } from "@shop/screens/dash/purchases/purchase-pages.ts";
import { quarantinePage } from "@shop/screens/dash/quarantine/quarantine-pages.ts";
import { stockCountPages } from "@shop/screens/dash/stock-counts/stock-count-pages.ts";
import { supplierPages } from "@shop/screens/dash/suppliers/supplier-pages.ts";
import { replace, type RouteObject } from "react-router-dom";

import { BrokenPage } from "../router/broken-page.tsx";
import { notFound, type PageModule, pageRoutes } from "../router/page-route.ts";
import { redirectAdmin, guardAdmin, requireGeneratedPassword } from "./admins/guards.ts";
import { prefetchAccounts } from "./admins/prefetch.ts";
import { prefetchAttributes } from "./attributes/prefetch.ts";
import { prefetchAdminBrands } from "./brands/prefetch.ts";
import { prefetchAdminCategories } from "./categories/prefetch.ts";
import { prefetchDemonstration } from "./demonstration/prefetch.ts";
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
const orderAreas: readonly Area[] = [
  "dashOrders",
  "orders",
  "company",
  "vat",
  "delivery",
  "payment",
  "dashTaxDocuments",
];

const redirectTo = (path: string, target: string): RouteObject => ({ path, loader: () => replace(target) });

const page = pageRoutes(
  "src/dash",
  import.meta.glob<PageModule>(["./*/*-page.tsx", "./shell/layout.tsx", "!./shell/not-found-page.tsx"]),
);

/** Creates the pages inside the dashboard's layout. */
const createDashPages = (): RouteObject[] => [
  page("overview/overview-page.tsx", {
    areas: ["dashOverview", "dashFirstSteps"],
    prefetch: prefetchOverview,
  }),
  page("categories/categories-page.tsx", {
    path: pages.dashCategories,
    areas: groupAreas,
    prefetch: prefetchAdminCategories,
  }),
  page("sub-categories/sub-categories-page.tsx", {
    path: pages.dashSubCategories,
    areas: groupAreas,
    prefetch: prefetchAdminSubCategories,
  }),
  page("brands/brands-page.tsx", {
    path: dashPages.brands,
    areas: ["dashBrands"],
    prefetch: prefetchAdminBrands,
  }),
  page("attributes/attributes-page.tsx", {
    path: dashPages.attributes,
    areas: ["dashAttributes"],
    prefetch: prefetchAttributes,
  }),
  page("attributes/definition-import-page.tsx", {
    path: dashPages.attributeImport,
    areas: ["dashAttributes"],
  }),
  page("products/products-page.tsx", {
    path: pages.dashProducts,
    areas: productAreas,
    prefetch: prefetchAdminProducts,
  }),
  page("bulk-changes/bulk-page.tsx", {
    path: "/dash/products/bulk",
    areas: bulkAreas,
  }),
  page("bulk-changes/bulk-change-page.tsx", {
    path: "/dash/products/bulk/:changeId",
    areas: bulkAreas,
  }),
  page("quarantine/quarantine-page.tsx", {
    path: quarantinePage,
    areas: ["dashQuarantine", "dashOrders"],
  }),
  page("stock-counts/stock-counts-page.tsx", {
    path: stockCountPages.list,
    areas: ["dashStockCounts"],
  }),
  page("stock-counts/stock-count-page.tsx", {
    path: `${stockCountPages.list}/:countId`,
    areas: ["dashStockCounts"],
  }),
  page("products/category-products-page.tsx", {
    path: "/dash/category/:categoryId",
    areas: productAreas,
    prefetch: prefetchAdminProducts,
  }),
  page("products/sub-category-products-page.tsx", {
    path: "/dash/subcategories/:subcategoryId",
    areas: productAreas,
    prefetch: prefetchAdminProducts,
  }),
  page("orders/orders-page.tsx", {
    path: pages.dashOrders,
    areas: orderAreas,
    prefetch: prefetchAdminOrders,
  }),
  page("orders/new-order-page.tsx", {
    path: dashPages.newOrder,
    areas: orderAreas,
  }),
  page("collected/collected-page.tsx", {
    path: dashPages.collected,
    areas: [...orderAreas, "dashCollected"],
  }),
  page("tax-documents/tax-documents-page.tsx", {
    path: dashPages.taxDocuments,
    areas: orderAreas,
  }),
  page("purchases/reorder-page.tsx", {
    path: purchasePages.reorder,
    areas: ["dashPurchases"],
  }),
  page("purchases/purchases-page.tsx", {
    path: purchasePages.list,
    areas: ["dashPurchases"],
  }),
  page("purchases/purchase-page.tsx", {
    path: `${purchasePages.list}/:purchaseId`,
    areas: ["dashPurchases", "dashStockCounts"],
  }),
  page("suppliers/suppliers-page.tsx", {
    path: supplierPages.list,
    areas: ["dashSuppliers", "dashPurchases"],
  }),
  page("suppliers/supplier-page.tsx", {
    path: `${supplierPages.list}/:supplierId`,
    areas: ["dashSuppliers", "dashPurchases"],
  }),
  page("figures/figures-page.tsx", {
    path: dashPages.figures,
    areas: ["dashFigures", "dashOverview", "delivery"],
  }),
  page("payment-day/payment-day-page.tsx", {
    path: dashPages.paymentDay,
    areas: [...orderAreas, "dashPaymentDay"],
  }),
  page("orders/order-page.tsx", {
    path: "/dash/orders/:orderId",
    areas: orderAreas,
    prefetch: prefetchAdminOrder,
  }),
  page("settings/settings-page.tsx", {
    path: dashPages.settings,
    areas: ["dashSettings", "payment", "about", "home"],
    prefetch: prefetchSettings,
  }),
  page("demonstration/demonstration-page.tsx", {
    path: dashPages.demonstration,
    areas: ["dashDemonstration"],
    prefetch: prefetchDemonstration,
  }),
  page("backups/backups-page.tsx", {
    path: dashPages.backups,
    areas: ["dashBackups"],
  }),
  page("settings/settings-section-page.tsx", {
    path: `${dashPages.settings}/:section`,
    areas: ["dashSettings", "payment", "about", "dashProducts", "home", "products"],
    prefetch: prefetchSettings,
  }),
  page("admins/accounts-page.tsx", {
    path: dashPages.accounts,
    areas: ["dashAdmins", "dashSecurity"],
    prefetch: prefetchAccounts,
  }),
  page("admins/security-page.tsx", {
    path: dashPages.security,
    areas: ["dashSecurity"],
  }),
  page("mails/mails-page.tsx", {
    path: dashPages.mails,
    areas: ["dashMails"],
    prefetch: prefetchMails,
  }),
  page("search-misses/searches-page.tsx", {
    path: dashPages.searches,
    areas: ["dashSearchMisses"],
    prefetch: prefetchSearchMisses,
  }),
  page("slides/slider-page.tsx", {
    path: pages.dashSlides,
    areas: ["dashSlides", "home"],
    prefetch: prefetchAdminSlides,
  }),
  page("imports/imports-page.tsx", {
    path: importPages.list,
    areas: ["dashImports"],
    prefetch: prefetchImports,
  }),
  page("imports/import-page.tsx", {
    path: `${importPages.list}/:importId`,
    areas: ["dashImports"],
    prefetch: prefetchImport,
  }),
  page("search-synonyms/search-synonyms-page.tsx", {
    path: dashPages.searchSynonyms,
    areas: ["dashSearchSynonyms"],
    prefetch: prefetchSearchSynonyms,
  }),
  page("audit-log/audit-log-page.tsx", {
    path: dashPages.auditLog,
    areas: [...orderAreas, "dashAuditLog", "dashSettings", "payment", "about"],
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
    page("admins/admin-login-page.tsx", {
      path: pages.adminLogin,
      areas: dashAreas,
      guard: redirectAdmin,
    }),
    page("admins/first-password-page.tsx", {
      path: dashPages.firstPassword,
      areas: dashAreas,
      guard: requireGeneratedPassword,
    }),
    page("shell/layout.tsx", {
      path: pages.dash,
      areas: dashAreas,
      guard: guardAdmin,
      children: createDashPages(),
    }),
    redirectTo(dashAliases.home, pages.dash),
    redirectTo(dashAliases.products, pages.dashProducts),
    redirectTo(dashAliases.categories, pages.dashCategories),
    redirectTo(dashAliases.subCategories, pages.dashSubCategories),
    redirectTo(dashAliases.slider, pages.dashSlides),
  ],
});
