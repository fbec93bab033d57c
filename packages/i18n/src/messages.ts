import type { Locale } from "@shop/domain/locale/locale.ts";

import type { about } from "./en/about.ts";
import type { account } from "./en/account.ts";
import type { cart } from "./en/cart.ts";
import type { catalogue } from "./en/catalogue.ts";
import type { checkout } from "./en/checkout.ts";
import type { common } from "./en/common.ts";
import type { dashAccounts } from "./en/dash-accounts.ts";
import type { dashBulk } from "./en/dash-bulk.ts";
import type { dashCategories } from "./en/dash-categories.ts";
import type { dashHome } from "./en/dash-home.ts";
import type { dashImport } from "./en/dash-import.ts";
import type { dashMails } from "./en/dash-mails.ts";
import type { dashOrders } from "./en/dash-orders.ts";
import type { dashProducts } from "./en/dash-products.ts";
import type { dashSearches } from "./en/dash-searches.ts";
import type { dashSettings } from "./en/dash-settings.ts";
import type { dashSlider } from "./en/dash-slider.ts";
import type { dash } from "./en/dash.ts";
import type { errors } from "./en/errors.ts";
import type { home } from "./en/home.ts";
import type { mails } from "./en/mails.ts";
import type { notices } from "./en/notices.ts";
import type { orderPapers } from "./en/order-papers.ts";
import type { orders } from "./en/orders.ts";
import type { passwords } from "./en/passwords.ts";
import type { search } from "./en/search.ts";

/** All texts of one language by area; the English catalogue defines the type. */
export interface Messages {
  readonly common: typeof common;
  readonly home: typeof home;
  readonly catalogue: typeof catalogue;
  readonly search: typeof search;
  readonly about: typeof about;
  readonly cart: typeof cart;
  readonly checkout: typeof checkout;
  readonly account: typeof account;
  readonly passwords: typeof passwords;
  readonly orders: typeof orders;
  readonly notices: typeof notices;
  readonly errors: typeof errors;
  readonly dash: typeof dash;
  readonly dashHome: typeof dashHome;
  readonly dashProducts: typeof dashProducts;
  readonly dashBulk: typeof dashBulk;
  readonly dashCategories: typeof dashCategories;
  readonly dashSlider: typeof dashSlider;
  readonly dashOrders: typeof dashOrders;
  readonly dashSettings: typeof dashSettings;
  readonly dashAccounts: typeof dashAccounts;
  readonly dashMails: typeof dashMails;
  readonly dashSearches: typeof dashSearches;
  readonly dashImport: typeof dashImport;
  readonly orderPapers: typeof orderPapers;
  readonly mails: typeof mails;
}

/** Area of the catalogue: texts that are loaded together. */
export type Area = keyof Messages;

/** What the texts of a language need besides; loaded with its `common` texts, so that pages in another language do without. */
export interface LanguageTools {
  /** Splits and isolates what an Arabic line would put into another order; in Arabic only. */
  readonly figures?: typeof import("@shop/domain/locale/figures.ts");
}

/** Areas that are loaded so far. */
export type LoadedMessages = Partial<Messages> & LanguageTools;

/** Loads one area. */
export type Loader = () => Promise<LoadedMessages>;

/** The loaders of a site's areas in each language. */
export type Loaders = Readonly<Record<Locale, Readonly<Partial<Record<Area, Loader>>>>>;

/** Loads areas of a language into `into`; skips loaded ones, and rejects for one that the site does not have. */
export async function loadMessages(
  loaders: Loaders[Locale],
  areas: readonly Area[],
  into: LoadedMessages,
): Promise<void> {
  const missing = areas.filter((area) => into[area] === undefined);
  await Promise.all(
    missing.map(async (area) => {
      const load = loaders[area];
      if (!load) throw new Error(`The texts of ${area} are not part of this site.`);
      Object.assign(into, await load());
    }),
  );
}
