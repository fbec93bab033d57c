import type { ListedContent } from "@shop/api/open-shop-api.ts";
import { type Locale, locales } from "@shop/domain/locale/locale.ts";
import { feedAddress } from "@shop/domain/site/feeds.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";

import { merchantItem } from "./merchant-item.ts";
import { xmlElement } from "./xml-text.ts";

/** The language of a feed by its address; undefined for other addresses. */
export const feedLocale = (pathname: string): Locale | undefined =>
  locales.find((locale) => feedAddress(locale) === pathname);

/** The products that have a price, in the form of Google's merchant specification, some of them in each chunk. */
export async function* productFeed(
  { offers, settings }: Pick<ListedContent, "offers" | "settings">,
  { origin, locale }: { readonly origin: string; readonly locale: Locale },
): AsyncGenerator<string> {
  const { shop, delivery } = await settings();
  const tagline = shop.tagline[locale];
  yield (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>' +
      xmlElement("title", shop.name[locale]) +
      xmlElement("link", origin + localAddress(pages.home, locale)) +
      xmlElement("description", tagline || shop.name[locale]) +
      `${xmlElement("language", locale)}\n`
  );
  for await (const part of offers()) {
    yield part.map((offer) => merchantItem(offer, { origin, locale, tagline, delivery })).join("");
  }
  yield "</channel>\n</rss>\n";
}
