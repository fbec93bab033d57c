import type { Locale } from "@shop/domain/locale/locale.ts";

import type { common } from "./en/common.ts";
import type { dashAdmins } from "./en/dash/admins.ts";
import type { dashBulkChanges } from "./en/dash/bulk-changes.ts";
import type { dashCategories } from "./en/dash/categories.ts";
import type { dashImports } from "./en/dash/imports.ts";
import type { dashMails } from "./en/dash/mails.ts";
import type { dashOrders } from "./en/dash/orders.ts";
import type { dashOverview } from "./en/dash/overview.ts";
import type { dashProducts } from "./en/dash/products.ts";
import type { dashSearchMisses } from "./en/dash/search-misses.ts";
import type { dashSettings } from "./en/dash/settings.ts";
import type { dashShell } from "./en/dash/shell.ts";
import type { dashSlides } from "./en/dash/slides.ts";
import type { errors } from "./en/errors.ts";
import type { mails } from "./en/mails.ts";
import type { notices } from "./en/notices.ts";
import type { orderPapers } from "./en/order-papers.ts";
import type { about } from "./en/shop/about.ts";
import type { accounts } from "./en/shop/accounts.ts";
import type { carts } from "./en/shop/carts.ts";
import type { checkout } from "./en/shop/checkout.ts";
import type { home } from "./en/shop/home.ts";
import type { orders } from "./en/shop/orders.ts";
import type { passwords } from "./en/shop/passwords.ts";
import type { products } from "./en/shop/products.ts";
import type { search } from "./en/shop/search.ts";

/** All texts of one language by area; the English catalogue defines the type. */
export interface Messages {
  readonly common: typeof common;
  readonly home: typeof home;
  readonly products: typeof products;
  readonly search: typeof search;
  readonly about: typeof about;
  readonly carts: typeof carts;
  readonly checkout: typeof checkout;
  readonly accounts: typeof accounts;
  readonly passwords: typeof passwords;
  readonly orders: typeof orders;
  readonly notices: typeof notices;
  readonly errors: typeof errors;
  readonly dashShell: typeof dashShell;
  readonly dashOverview: typeof dashOverview;
  readonly dashProducts: typeof dashProducts;
  readonly dashBulkChanges: typeof dashBulkChanges;
  readonly dashCategories: typeof dashCategories;
  readonly dashSlides: typeof dashSlides;
  readonly dashOrders: typeof dashOrders;
  readonly dashSettings: typeof dashSettings;
  readonly dashAdmins: typeof dashAdmins;
  readonly dashMails: typeof dashMails;
  readonly dashSearchMisses: typeof dashSearchMisses;
  readonly dashImports: typeof dashImports;
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
type Loader = () => Promise<LoadedMessages>;

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
