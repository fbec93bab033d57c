import type { Locale } from "@shop/contract/locale.ts";

import { common as commonAr } from "./ar/common.ts";
import { common as commonEn } from "./en/common.ts";
import type { Messages } from "./messages.ts";

/** Every area of both languages: for the server, Storybook and tests, never for a shopper's browser. */
export const allMessages: Readonly<Record<Locale, Messages>> = {
  en: { common: commonEn },
  ar: { common: commonAr },
};
