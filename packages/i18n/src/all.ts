import type { Locale } from "@shop/domain/locale/locale.ts";

import { about as aboutAr } from "./ar/about.ts";
import { account as accountAr } from "./ar/account.ts";
import { cart as cartAr } from "./ar/cart.ts";
import { catalogue as catalogueAr } from "./ar/catalogue.ts";
import { checkout as checkoutAr } from "./ar/checkout.ts";
import { common as commonAr, figures } from "./ar/common.ts";
import { dashAccounts as dashAccountsAr } from "./ar/dash-accounts.ts";
import { dashBulk as dashBulkAr } from "./ar/dash-bulk.ts";
import { dashCategories as dashCategoriesAr } from "./ar/dash-categories.ts";
import { dashHome as dashHomeAr } from "./ar/dash-home.ts";
import { dashImport as dashImportAr } from "./ar/dash-import.ts";
import { dashMails as dashMailsAr } from "./ar/dash-mails.ts";
import { dashOrders as dashOrdersAr } from "./ar/dash-orders.ts";
import { dashProducts as dashProductsAr } from "./ar/dash-products.ts";
import { dashSearches as dashSearchesAr } from "./ar/dash-searches.ts";
import { dashSettings as dashSettingsAr } from "./ar/dash-settings.ts";
import { dashSlider as dashSliderAr } from "./ar/dash-slider.ts";
import { dash as dashAr } from "./ar/dash.ts";
import { errors as errorsAr } from "./ar/errors.ts";
import { home as homeAr } from "./ar/home.ts";
import { mails as mailsAr } from "./ar/mails.ts";
import { notices as noticesAr } from "./ar/notices.ts";
import { orderPapers as orderPapersAr } from "./ar/order-papers.ts";
import { orders as ordersAr } from "./ar/orders.ts";
import { passwords as passwordsAr } from "./ar/passwords.ts";
import { search as searchAr } from "./ar/search.ts";
import { about as aboutEn } from "./en/about.ts";
import { account as accountEn } from "./en/account.ts";
import { cart as cartEn } from "./en/cart.ts";
import { catalogue as catalogueEn } from "./en/catalogue.ts";
import { checkout as checkoutEn } from "./en/checkout.ts";
import { common as commonEn } from "./en/common.ts";
import { dashAccounts as dashAccountsEn } from "./en/dash-accounts.ts";
import { dashBulk as dashBulkEn } from "./en/dash-bulk.ts";
import { dashCategories as dashCategoriesEn } from "./en/dash-categories.ts";
import { dashHome as dashHomeEn } from "./en/dash-home.ts";
import { dashImport as dashImportEn } from "./en/dash-import.ts";
import { dashMails as dashMailsEn } from "./en/dash-mails.ts";
import { dashOrders as dashOrdersEn } from "./en/dash-orders.ts";
import { dashProducts as dashProductsEn } from "./en/dash-products.ts";
import { dashSearches as dashSearchesEn } from "./en/dash-searches.ts";
import { dashSettings as dashSettingsEn } from "./en/dash-settings.ts";
import { dashSlider as dashSliderEn } from "./en/dash-slider.ts";
import { dash as dashEn } from "./en/dash.ts";
import { errors as errorsEn } from "./en/errors.ts";
import { home as homeEn } from "./en/home.ts";
import { mails as mailsEn } from "./en/mails.ts";
import { notices as noticesEn } from "./en/notices.ts";
import { orderPapers as orderPapersEn } from "./en/order-papers.ts";
import { orders as ordersEn } from "./en/orders.ts";
import { passwords as passwordsEn } from "./en/passwords.ts";
import { search as searchEn } from "./en/search.ts";
import type { LanguageTools, Messages } from "./messages.ts";

/** All areas of both languages, for the server, Storybook and tests; too large for the browser. */
export const allMessages: Readonly<Record<Locale, Messages & LanguageTools>> = {
  en: {
    common: commonEn,
    home: homeEn,
    catalogue: catalogueEn,
    search: searchEn,
    about: aboutEn,
    cart: cartEn,
    checkout: checkoutEn,
    account: accountEn,
    passwords: passwordsEn,
    orders: ordersEn,
    notices: noticesEn,
    errors: errorsEn,
    dash: dashEn,
    dashHome: dashHomeEn,
    dashProducts: dashProductsEn,
    dashBulk: dashBulkEn,
    dashCategories: dashCategoriesEn,
    dashSlider: dashSliderEn,
    dashOrders: dashOrdersEn,
    dashSettings: dashSettingsEn,
    dashAccounts: dashAccountsEn,
    dashMails: dashMailsEn,
    dashSearches: dashSearchesEn,
    dashImport: dashImportEn,
    orderPapers: orderPapersEn,
    mails: mailsEn,
  },
  ar: {
    common: commonAr,
    home: homeAr,
    catalogue: catalogueAr,
    search: searchAr,
    about: aboutAr,
    cart: cartAr,
    checkout: checkoutAr,
    account: accountAr,
    passwords: passwordsAr,
    orders: ordersAr,
    notices: noticesAr,
    errors: errorsAr,
    dash: dashAr,
    dashHome: dashHomeAr,
    dashProducts: dashProductsAr,
    dashBulk: dashBulkAr,
    dashCategories: dashCategoriesAr,
    dashSlider: dashSliderAr,
    dashOrders: dashOrdersAr,
    dashSettings: dashSettingsAr,
    dashAccounts: dashAccountsAr,
    dashMails: dashMailsAr,
    dashSearches: dashSearchesAr,
    dashImport: dashImportAr,
    orderPapers: orderPapersAr,
    mails: mailsAr,
    figures,
  },
};
