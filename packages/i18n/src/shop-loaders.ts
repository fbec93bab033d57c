import type { Loaders } from "./messages.ts";

/** Loaders of the areas that pages of the shop show. */
export const shopLoaders = {
  en: {
    common: () => import("./en/common.ts"),
    home: () => import("./en/shop/home.ts"),
    products: () => import("./en/shop/products.ts"),
    search: () => import("./en/shop/search.ts"),
    about: () => import("./en/shop/about.ts"),
    carts: () => import("./en/shop/carts.ts"),
    checkout: () => import("./en/shop/checkout.ts"),
    accounts: () => import("./en/shop/accounts.ts"),
    passwords: () => import("./en/shop/passwords.ts"),
    orders: () => import("./en/shop/orders.ts"),
    notices: () => import("./en/notices.ts"),
    errors: () => import("./en/errors.ts"),
  },
  ar: {
    common: () => import("./ar/common.ts"),
    home: () => import("./ar/shop/home.ts"),
    products: () => import("./ar/shop/products.ts"),
    search: () => import("./ar/shop/search.ts"),
    about: () => import("./ar/shop/about.ts"),
    carts: () => import("./ar/shop/carts.ts"),
    checkout: () => import("./ar/shop/checkout.ts"),
    accounts: () => import("./ar/shop/accounts.ts"),
    passwords: () => import("./ar/shop/passwords.ts"),
    orders: () => import("./ar/shop/orders.ts"),
    notices: () => import("./ar/notices.ts"),
    errors: () => import("./ar/errors.ts"),
  },
} satisfies Loaders;
