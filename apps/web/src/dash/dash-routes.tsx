import {
  dashAliases,
  type DashPageName,
  dashPageNames,
  dashPages,
  FIRST_PASSWORD_PAGE,
} from "@shop/domain/site/dash-pages.ts";
import { pages } from "@shop/domain/site/pages.ts";
import type { Area } from "@shop/i18n/messages.ts";
import { replace, type RouteObject } from "react-router-dom";

import { BrokenPage } from "../router/broken-page.tsx";
import { notFound, type PageModule, type PageRouteOptions, pageRoutes } from "../router/page-route.ts";
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
const productAreas: readonly Area[] = ["dashProducts", "dashQuarantine"];

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

const aliases: Readonly<Partial<Record<DashPageName, string>>> = dashAliases;

const redirectTo = (path: string, target: string): RouteObject => ({ path, loader: () => replace(target) });

/** What the dashboard's site adds to a page of the dashboard. */
interface DashPageModule extends Pick<PageRouteOptions, "areas" | "prefetch"> {
  /** The path of its module from this folder. */
  readonly file: `${string}.tsx`;
}

const page = pageRoutes(
  "src/dash",
  import.meta.glob<PageModule>(["./*/*-page.tsx", "./shell/layout.tsx", "!./shell/not-found-page.tsx"]),
);

/** The module of each page inside the dashboard's layout, with its texts and what is fetched before it is shown. */
const modules: Readonly<Record<DashPageName, DashPageModule>> = {
  home: {
    file: "overview/overview-page.tsx",
    areas: ["dashOverview", "dashFirstSteps", "dashOrders"],
    prefetch: prefetchOverview,
  },
  products: { file: "products/products-page.tsx", areas: productAreas, prefetch: prefetchAdminProducts },
  bulk: { file: "bulk-changes/bulk-page.tsx", areas: bulkAreas },
  bulkChange: { file: "bulk-changes/bulk-change-page.tsx", areas: bulkAreas },
  quarantine: { file: "quarantine/quarantine-page.tsx", areas: ["dashQuarantine", "dashOrders"] },
  stockCounts: { file: "stock-counts/stock-counts-page.tsx", areas: ["dashStockCounts"] },
  stockCount: { file: "stock-counts/stock-count-page.tsx", areas: ["dashStockCounts"] },
  imports: { file: "imports/imports-page.tsx", areas: ["dashImports"], prefetch: prefetchImports },
  import: { file: "imports/import-page.tsx", areas: ["dashImports"], prefetch: prefetchImport },
  categories: {
    file: "categories/categories-page.tsx",
    areas: groupAreas,
    prefetch: prefetchAdminCategories,
  },
  category: {
    file: "products/category-products-page.tsx",
    areas: productAreas,
    prefetch: prefetchAdminProducts,
  },
  subCategories: {
    file: "sub-categories/sub-categories-page.tsx",
    areas: groupAreas,
    prefetch: prefetchAdminSubCategories,
  },
  subCategory: {
    file: "products/sub-category-products-page.tsx",
    areas: productAreas,
    prefetch: prefetchAdminProducts,
  },
  brands: { file: "brands/brands-page.tsx", areas: ["dashBrands"], prefetch: prefetchAdminBrands },
  attributes: {
    file: "attributes/attributes-page.tsx",
    areas: ["dashAttributes"],
    prefetch: prefetchAttributes,
  },
  attributeImport: { file: "attributes/definition-import-page.tsx", areas: ["dashAttributes"] },
  orders: { file: "orders/orders-page.tsx", areas: orderAreas, prefetch: prefetchAdminOrders },
  newOrder: { file: "orders/new-order-page.tsx", areas: orderAreas },
  counter: { file: "counter/counter-page.tsx", areas: [...orderAreas, "dashCounter"] },
  settlement: { file: "settlements/settlement-page.tsx", areas: [...orderAreas, "dashSettlement"] },
  cashUp: { file: "cash-up/cash-up-page.tsx", areas: [...orderAreas, "dashCashUp"] },
  taxDocuments: { file: "tax-documents/tax-documents-page.tsx", areas: orderAreas },
  order: { file: "orders/order-page.tsx", areas: orderAreas, prefetch: prefetchAdminOrder },
  reorder: { file: "purchases/reorder-page.tsx", areas: ["dashPurchases"] },
  purchases: { file: "purchases/purchases-page.tsx", areas: ["dashPurchases"] },
  purchase: { file: "purchases/purchase-page.tsx", areas: ["dashPurchases", "dashStockCounts"] },
  suppliers: { file: "suppliers/suppliers-page.tsx", areas: ["dashSuppliers", "dashPurchases"] },
  supplier: { file: "suppliers/supplier-page.tsx", areas: ["dashSuppliers", "dashPurchases"] },
  figures: { file: "figures/figures-page.tsx", areas: ["dashFigures", "dashOverview", "delivery"] },
  books: { file: "books/books-page.tsx", areas: ["dashBooks"] },
  slides: { file: "slides/slider-page.tsx", areas: ["dashSlides", "home"], prefetch: prefetchAdminSlides },
  mails: { file: "mails/mails-page.tsx", areas: ["dashMails"], prefetch: prefetchMails },
  searches: {
    file: "search-misses/searches-page.tsx",
    areas: ["dashSearchMisses"],
    prefetch: prefetchSearchMisses,
  },
  searchSynonyms: {
    file: "search-synonyms/search-synonyms-page.tsx",
    areas: ["dashSearchSynonyms"],
    prefetch: prefetchSearchSynonyms,
  },
  settings: {
    file: "settings/settings-page.tsx",
    areas: ["dashSettings", "payment", "about", "home"],
    prefetch: prefetchSettings,
  },
  demonstration: {
    file: "demonstration/demonstration-page.tsx",
    areas: ["dashDemonstration"],
    prefetch: prefetchDemonstration,
  },
  backups: { file: "backups/backups-page.tsx", areas: ["dashBackups"] },
  settingsSection: {
    file: "settings/settings-section-page.tsx",
    areas: ["dashSettings", "payment", "about", "dashProducts", "home", "products"],
    prefetch: prefetchSettings,
  },
  accounts: {
    file: "admins/accounts-page.tsx",
    areas: ["dashAdmins", "dashSecurity"],
    prefetch: prefetchAccounts,
  },
  security: { file: "admins/security-page.tsx", areas: ["dashSecurity"] },
  auditLog: {
    file: "audit-log/audit-log-page.tsx",
    areas: [...orderAreas, "dashAuditLog", "dashSettings", "payment", "about"],
  },
};

/** Creates the pages inside the dashboard's layout. */
const createDashPages = (): RouteObject[] => [
  ...dashPageNames.map((name) => {
    const { file, ...options } = modules[name];
    return page(file, name === "home" ? options : { ...options, path: dashPages[name].path });
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
      path: FIRST_PASSWORD_PAGE,
      areas: dashAreas,
      guard: requireGeneratedPassword,
    }),
    page("shell/layout.tsx", {
      path: pages.dash,
      areas: dashAreas,
      guard: guardAdmin,
      children: createDashPages(),
    }),
    ...dashPageNames.flatMap((name) => {
      const alias = aliases[name];
      return alias === undefined ? [] : [redirectTo(alias, dashPages[name].path)];
    }),
  ],
});
