import { caching } from "@shop/api/http/caching.ts";
import { type Locale, directionOf } from "@shop/domain/locale/locale.ts";
import { chatLink } from "@shop/domain/site/chat.ts";
import { localAddress, pages, splitLocale } from "@shop/domain/site/pages.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import { busyPage as arBusy } from "@shop/i18n/ar/busy-page.ts";
import { common as ar } from "@shop/i18n/ar/common.ts";
import { busyPage as enBusy } from "@shop/i18n/en/busy-page.ts";
import { common as en } from "@shop/i18n/en/common.ts";

/** Why a page is not shown: rendering it threw, or too many others are being rendered. */
export type PageFault = "failed" | "busy";

const texts = { en: { ...en, ...enBusy }, ar: { ...ar, ...arBusy } };

const statuses: Readonly<Record<PageFault, number>> = { failed: 500, busy: 503 };

/** Seconds after which a client may ask again for a page that was not rendered because of others. */
const RETRY_AFTER = "5";

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function page(locale: Locale, shop: Shop, fault: PageFault): string {
  const { somethingWentWrong, unexpectedHint, busyTitle, busyHint, backHome, chat } = texts[locale];
  const [title, hint] = fault === "busy" ? [busyTitle, busyHint] : [somethingWentWrong, unexpectedHint];
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escape(shop.name[locale])}</title>
<style>:root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1rem}a{color:inherit;margin-inline-end:1rem}</style>
</head><body><main><h1>${escape(title)}</h1><p>${escape(hint)}</p>
<p><a href="${localAddress(pages.home, locale)}">${escape(backHome)}</a>
<a href="${escape(chatLink(shop.chat_number, ""))}">${escape(chat)}</a></p></main></body></html>`;
}

/** Responds with a self-contained 500 or 503 page in the language of the address, for when a page is not rendered. */
export const errorPage = (pathname: string, shop: Shop, fault: PageFault): Response =>
  new Response(page(splitLocale(pathname).locale, shop, fault), {
    status: statuses[fault],
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": caching.never,
      ...(fault === "busy" && { "retry-after": RETRY_AFTER }),
    },
  });
