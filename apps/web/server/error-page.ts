import { type Locale, directionOf } from "@shop/domain/locale/locale.ts";
import { chatLink } from "@shop/domain/site/chat.ts";
import { localAddress, pages, splitLocale } from "@shop/domain/site/pages.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import { common as ar } from "@shop/i18n/ar/common.ts";
import { faultPages as arFaults } from "@shop/i18n/ar/fault-pages.ts";
import { common as en } from "@shop/i18n/en/common.ts";
import { faultPages as enFaults } from "@shop/i18n/en/fault-pages.ts";
import { caching } from "@shop/serving/caching.ts";

/** Why a page is not shown: rendering it threw, too many others are being rendered, or the browser has neither a network nor the page. */
export type PageFault = "failed" | "busy" | "offline";

const texts = { en: { ...en, ...enFaults }, ar: { ...ar, ...arFaults } };

const statuses: Readonly<Record<PageFault, number>> = { failed: 500, busy: 503, offline: 200 };

/** Seconds after which a client may ask again for a page that was not rendered because of others. */
const RETRY_AFTER = "5";

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function page(locale: Locale, shop: Shop, fault: PageFault): string {
  const own = texts[locale];
  const [title, hint] = {
    failed: [own.somethingWentWrong, own.unexpectedHint],
    busy: [own.busyTitle, own.busyHint],
    offline: [own.offlineTitle, own.offlineHint],
  }[fault];
  const links = [
    [localAddress(pages.home, locale), own.backHome],
    ...(fault === "offline"
      ? [
          ["", own.retry],
          [localAddress(pages.cart, locale), own.cart],
        ]
      : [[chatLink(shop.chat_number, ""), own.chat]]),
  ];
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escape(shop.name[locale])}</title>
<style>:root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1rem}a{color:inherit;display:inline-block;margin-inline-end:1rem}a::first-letter{text-transform:uppercase}</style>
</head><body><main><h1>${escape(title ?? "")}</h1><p>${escape(hint ?? "")}</p>
<p>${links.map(([address = "", name = ""]) => `<a href="${escape(address)}">${escape(name)}</a>`).join("\n")}</p></main></body></html>`;
}

/** Responds with a self-contained page in the language of the address, for when a page is not rendered. */
export const errorPage = (pathname: string, shop: Shop, fault: PageFault): Response =>
  new Response(page(splitLocale(pathname).locale, shop, fault), {
    status: statuses[fault],
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": fault === "offline" ? caching.revalidated : caching.never,
      ...(fault === "busy" && { "retry-after": RETRY_AFTER }),
    },
  });
