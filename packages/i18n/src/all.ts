import type { Locale } from "@shop/contract/locale.ts";

import { about as aboutAr } from "./ar/about.ts";
import { catalogue as catalogueAr } from "./ar/catalogue.ts";
import { common as commonAr } from "./ar/common.ts";
import { home as homeAr } from "./ar/home.ts";
import { search as searchAr } from "./ar/search.ts";
import { about as aboutEn } from "./en/about.ts";
import { catalogue as catalogueEn } from "./en/catalogue.ts";
import { common as commonEn } from "./en/common.ts";
import { home as homeEn } from "./en/home.ts";
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
  },
  ar: {
    common: commonAr,
    home: homeAr,
    catalogue: catalogueAr,
    search: searchAr,
    about: aboutAr,
  },
};
