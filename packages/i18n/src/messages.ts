import type { Locale } from "@shop/contract/locale.ts";

import type { about } from "./en/about.ts";
import type { account } from "./en/account.ts";
import type { cart } from "./en/cart.ts";
import type { catalogue } from "./en/catalogue.ts";
import type { checkout } from "./en/checkout.ts";
import type { common } from "./en/common.ts";
import type { dash } from "./en/dash.ts";
import type { errors } from "./en/errors.ts";
import type { home } from "./en/home.ts";
import type { mails } from "./en/mails.ts";
import type { notices } from "./en/notices.ts";
import type { search } from "./en/search.ts";

/** All texts of one language by area; the English catalogue is what every language must match. */
export interface Messages {
  readonly common: typeof common;
  readonly home: typeof home;
  readonly catalogue: typeof catalogue;
  readonly search: typeof search;
  readonly about: typeof about;
  readonly cart: typeof cart;
  readonly checkout: typeof checkout;
  readonly account: typeof account;
  readonly notices: typeof notices;
  readonly errors: typeof errors;
  readonly dash: typeof dash;
  readonly mails: typeof mails;
}

/** An area of the catalogue: the texts that one part of the shop needs. */
export type Area = keyof Messages;

/** The areas that are there so far. */
export type LoadedMessages = Partial<Messages>;

type Loader = () => Promise<LoadedMessages>;

const loaders: Record<Locale, Record<Area, Loader>> = {
  en: {
    common: () => import("./en/common.ts"),
    home: () => import("./en/home.ts"),
    catalogue: () => import("./en/catalogue.ts"),
    search: () => import("./en/search.ts"),
    about: () => import("./en/about.ts"),
    cart: () => import("./en/cart.ts"),
    checkout: () => import("./en/checkout.ts"),
    account: () => import("./en/account.ts"),
    notices: () => import("./en/notices.ts"),
    errors: () => import("./en/errors.ts"),
    dash: () => import("./en/dash.ts"),
    mails: () => import("./en/mails.ts"),
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
    notices: () => import("./ar/notices.ts"),
    errors: () => import("./ar/errors.ts"),
    dash: () => import("./ar/dash.ts"),
    mails: () => import("./ar/mails.ts"),
  },
};

/** Loads areas of a language into `into`, each once. */
export async function loadMessages(
  locale: Locale,
  areas: readonly Area[],
  into: LoadedMessages,
): Promise<void> {
  const missing = areas.filter((area) => into[area] === undefined);
  await Promise.all(missing.map(async (area) => Object.assign(into, await loaders[locale][area]())));
}
