import { shopLoaders } from "./shop-loaders.ts";

/** Loaders of all areas: pages of the dashboard show some of the shop's beside their own. */
export const dashLoaders = {
  en: {
    ...shopLoaders.en,
    dashShell: () => import("./en/dash/shell.ts"),
    dashOverview: () => import("./en/dash/overview.ts"),
    dashProducts: () => import("./en/dash/products.ts"),
    dashBulkChanges: () => import("./en/dash/bulk-changes.ts"),
    dashCategories: () => import("./en/dash/categories.ts"),
    dashSlides: () => import("./en/dash/slides.ts"),
    dashOrders: () => import("./en/dash/orders.ts"),
    dashSettings: () => import("./en/dash/settings.ts"),
    dashAdmins: () => import("./en/dash/admins.ts"),
    dashMails: () => import("./en/dash/mails.ts"),
    dashSearchMisses: () => import("./en/dash/search-misses.ts"),
    dashImports: () => import("./en/dash/imports.ts"),
    orderPapers: () => import("./en/order-papers.ts"),
    mails: () => import("./en/mails.ts"),
  },
  ar: {
    ...shopLoaders.ar,
    dashShell: () => import("./ar/dash/shell.ts"),
    dashOverview: () => import("./ar/dash/overview.ts"),
    dashProducts: () => import("./ar/dash/products.ts"),
    dashBulkChanges: () => import("./ar/dash/bulk-changes.ts"),
    dashCategories: () => import("./ar/dash/categories.ts"),
    dashSlides: () => import("./ar/dash/slides.ts"),
    dashOrders: () => import("./ar/dash/orders.ts"),
    dashSettings: () => import("./ar/dash/settings.ts"),
    dashAdmins: () => import("./ar/dash/admins.ts"),
    dashMails: () => import("./ar/dash/mails.ts"),
    dashSearchMisses: () => import("./ar/dash/search-misses.ts"),
    dashImports: () => import("./ar/dash/imports.ts"),
    orderPapers: () => import("./ar/order-papers.ts"),
    mails: () => import("./ar/mails.ts"),
  },
};
