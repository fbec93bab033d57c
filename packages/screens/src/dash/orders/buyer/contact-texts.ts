import type { Locale } from "@shop/domain/locale/locale.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import type { Messages } from "@shop/i18n/messages.ts";

/** Texts that begin a chat or mail with a buyer in one language, with the shop that they come from. */
export type ContactTexts = Messages["orderContact"] & {
  readonly sender: Shop;
};

/** The same by the buyer's language, as far as they are loaded. */
export type ContactTextsByLocale = Readonly<Partial<Record<Locale, ContactTexts>>>;
