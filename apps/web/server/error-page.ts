import { type Locale, directionOf } from "@shop/domain/locale/locale.ts";
import { chatLink } from "@shop/domain/site/chat.ts";
import { localAddress, pages, splitLocale } from "@shop/domain/site/pages.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import { common as ar } from "@shop/i18n/ar/common.ts";
import { common as en } from "@shop/i18n/en/common.ts";

const texts = { en, ar };

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function page(locale: Locale, shop: Shop): string {
  const { somethingWentWrong, unexpectedHint, backHome, chat } = texts[locale];
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escape(shop.name[locale])}</title>
<style>:root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1rem}a{color:inherit;margin-inline-end:1rem}</style>
</head><body><main><h1>${escape(somethingWentWrong)}</h1><p>${escape(unexpectedHint)}</p>
<p><a href="${localAddress(pages.home, locale)}">${escape(backHome)}</a>
<a href="${escape(chatLink(shop.chat_number, ""))}">${escape(chat)}</a></p></main></body></html>`;
}

/** Responds with a self-contained 500 page in the language of the address, for when rendering fails. */
export const errorPage = (
  pathname: string,
  shop: Shop,
  headers: Readonly<Record<string, string>>,
): Response =>
  new Response(page(splitLocale(pathname).locale, shop), {
    status: 500,
    headers: { ...headers, "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
