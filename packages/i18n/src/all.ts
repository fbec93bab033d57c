import type { Locale } from "@shop/contract/locale.ts";

import { about as aboutAr } from "./ar/about.ts";
import { account as accountAr } from "./ar/account.ts";
import { cart as cartAr } from "./ar/cart.ts";
import { catalogue as catalogueAr } from "./ar/catalogue.ts";
import { checkout as checkoutAr } from "./ar/checkout.ts";
import { common as commonAr } from "./ar/common.ts";
import { dash as dashAr } from "./ar/dash.ts";
import { errors as errorsAr } from "./ar/errors.ts";
import { home as homeAr } from "./ar/home.ts";
import { mails as mailsAr } from "./ar/mails.ts";
import { notices as noticesAr } from "./ar/notices.ts";
import { search as searchAr } from "./ar/search.ts";
import { about as aboutEn } from "./en/about.ts";
import { account as accountEn } from "./en/account.ts";
import { cart as cartEn } from "./en/cart.ts";
import { catalogue as catalogueEn } from "./en/catalogue.ts";
import { checkout as checkoutEn } from "./en/checkout.ts";
import { common as commonEn } from "./en/common.ts";
import { dash as dashEn } from "./en/dash.ts";
import { errors as errorsEn } from "./en/errors.ts";
import { home as homeEn } from "./en/home.ts";
import { mails as mailsEn } from "./en/mails.ts";
import { notices as noticesEn } from "./en/notices.ts";
import { search as searchEn } from "./en/search.ts";
import type { Messages } from "./messages.ts";

/** Every area of both languages: for the server, Storybook and tests, never for a shopper's browser. */
export const allMessages: Readonly<Record<Locale, Messages>> = {
  en: {
    common: commonEn,
    home: homeEn,
    catalogue: catalogueEn,
    search: searchEn,
    about: aboutEn,
    cart: cartEn,
    checkout: checkoutEn,
    account: accountEn,
    notices: noticesEn,
    errors: errorsEn,
    dash: dashEn,
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
    notices: noticesAr,
    errors: errorsAr,
    dash: dashAr,
    mails: mailsAr,
  },
};
