import type { Loaders } from "./messages.ts";

/** Loaders of the areas that pages of the shop show. */
export const shopLoaders = {
  en: {
    common: () => import("./en/common.ts"),
    home: () => import("./en/home.ts"),
    catalogue: () => import("./en/catalogue.ts"),
    search: () => import("./en/search.ts"),
    about: () => import("./en/about.ts"),
    cart: () => import("./en/cart.ts"),
    checkout: () => import("./en/checkout.ts"),
    account: () => import("./en/account.ts"),
    passwords: () => import("./en/passwords.ts"),
    orders: () => import("./en/orders.ts"),
    notices: () => import("./en/notices.ts"),
    errors: () => import("./en/errors.ts"),
  },
  ar: {
    common: () => import("./ar/common.ts"),
    home: () => import("./ar/home.ts"),
    catalogue: () => import("./ar/catalogue.ts"),
    search: () => import("./ar/search.ts"),
    about: () => import("./ar/about.ts"),
    cart: () => import("./ar/cart.ts"),
    checkout: () => import("./ar/checkout.ts"),
    account: () => import("./ar/account.ts"),
    passwords: () => import("./ar/passwords.ts"),
    orders: () => import("./ar/orders.ts"),
    notices: () => import("./ar/notices.ts"),
    errors: () => import("./ar/errors.ts"),
  },
} satisfies Loaders;
