import type { Locale } from "@shop/domain/locale/locale.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import type { Messages } from "@shop/i18n/messages.ts";

/** Texts of papers and messages in one language, with the shop that they come from. */
export type PaperTexts = Messages["orderPapers"] & {
  readonly sender: Shop;
  readonly delivery: Messages["delivery"];
};

/** The same by the buyer's language, as far as they are loaded. */
export type PapersByLocale = Readonly<Partial<Record<Locale, PaperTexts>>>;
