import type { Loaders } from "./messages.ts";
import { shopLoaders } from "./shop-loaders.ts";

/** Loaders of all areas: pages of the dashboard show some of the shop's beside their own. */
export const dashLoaders = {
  en: {
    ...shopLoaders.en,
    dash: () => import("./en/dash.ts"),
    dashHome: () => import("./en/dash-home.ts"),
    dashProducts: () => import("./en/dash-products.ts"),
    dashBulk: () => import("./en/dash-bulk.ts"),
    dashCategories: () => import("./en/dash-categories.ts"),
    dashSlider: () => import("./en/dash-slider.ts"),
    dashOrders: () => import("./en/dash-orders.ts"),
    dashSettings: () => import("./en/dash-settings.ts"),
    dashAccounts: () => import("./en/dash-accounts.ts"),
    dashMails: () => import("./en/dash-mails.ts"),
    dashSearches: () => import("./en/dash-searches.ts"),
    dashImport: () => import("./en/dash-import.ts"),
    orderPapers: () => import("./en/order-papers.ts"),
    mails: () => import("./en/mails.ts"),
  },
  ar: {
    ...shopLoaders.ar,
    dash: () => import("./ar/dash.ts"),
    dashHome: () => import("./ar/dash-home.ts"),
    dashProducts: () => import("./ar/dash-products.ts"),
    dashBulk: () => import("./ar/dash-bulk.ts"),
    dashCategories: () => import("./ar/dash-categories.ts"),
    dashSlider: () => import("./ar/dash-slider.ts"),
    dashOrders: () => import("./ar/dash-orders.ts"),
    dashSettings: () => import("./ar/dash-settings.ts"),
    dashAccounts: () => import("./ar/dash-accounts.ts"),
    dashMails: () => import("./ar/dash-mails.ts"),
    dashSearches: () => import("./ar/dash-searches.ts"),
    dashImport: () => import("./ar/dash-import.ts"),
    orderPapers: () => import("./ar/order-papers.ts"),
    mails: () => import("./ar/mails.ts"),
  },
} satisfies Loaders;
