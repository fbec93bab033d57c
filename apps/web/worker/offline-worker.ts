import { API_PREFIX } from "@shop/contract/endpoint.ts";
import { type Locale, locales } from "@shop/domain/locale/locale.ts";
import { localAddress, OFFLINE_PAGE, splitLocale } from "@shop/domain/site/pages.ts";
import * as v from "valibot";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope;

/** What a page asks the worker to store: pages, each with the scripts and styles that it names, and files that were loaded before the worker. */
const keptSchema = v.object({ pages: v.array(v.string()), files: v.array(v.string()) });

/*
 * The service worker of the shop: what was visited opens without a network. Nothing is stored under a name that a release reuses: scripts and
 * pictures have a hash in their names, and a page names its own scripts, so that no page meets scripts of another release. Nothing personal is
 * stored: pages are the same for everybody, and answers that are not are marked 'no-store' or asked for with a token.
 */

/** A version of what is stored; another one drops what earlier workers have stored. */
const VERSION = "1";
const nameOf = (kind: string): string => `${kind}-${VERSION}`;
const OFFLINE = nameOf("offline");
const offlinePage = (locale: Locale): string => localAddress(OFFLINE_PAGE, locale);

/** Stores nothing that the server forbids to store, no failure and nothing from another address, which no navigation may be answered with. */
const storable = {
  cacheWillUpdate: ({ response }: { readonly response: Response }) => {
    const isForbidden = response.headers.get("cache-control")?.includes("no-store") === true;
    return Promise.resolve(response.status === 200 && !response.redirected && !isForbidden ? response : null);
  },
};

/** Removes what was used the longest ago. */
function bounded(maxEntries: number) {
  const { cacheDidUpdate, cachedResponseWillBeUsed } = new ExpirationPlugin({
    maxEntries,
    purgeOnQuotaError: true,
  });
  return {
    ...(cacheDidUpdate && { cacheDidUpdate }),
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
  };
}

const optionsOf = (kind: string, maxEntries: number) => ({
  cacheName: nameOf(kind),
  // A page varies by the cookie of the language, which only redirects.
  matchOptions: { ignoreVary: true },
  plugins: [storable, bounded(maxEntries)],
});

/** Seconds after which a stored page is shown in place of one that does not arrive. */
const PATIENCE = 5;
const pagesFirst = new NetworkFirst({ ...optionsOf("pages", 40), networkTimeoutSeconds: PATIENCE });
const answers = new NetworkFirst(optionsOf("answers", 120));
const files = new CacheFirst(optionsOf("files", 400));
const pictures = new CacheFirst(optionsOf("pictures", 100));

const isShop = (address: string): boolean => {
  const { pathname } = new URL(address);
  return !/^(?:\/ar)?\/(?:dash|admin-login|dashboard)(?:\/|$)/.test(pathname);
};

/** Whether a page of the shop asks for something of its own server; the dashboard is never answered from here. */
const isOwn = ({ request, sameOrigin }: { readonly request: Request; readonly sameOrigin: boolean }) =>
  sameOrigin && isShop(request.url) && (request.referrer === "" || isShop(request.referrer));

registerRoute(
  (options) =>
    options.request.mode === "navigate" && isOwn(options) && !options.url.pathname.startsWith(API_PREFIX),
  async (options) => {
    try {
      return await pagesFirst.handle(options);
    } catch {
      const address = offlinePage(splitLocale(options.url.pathname).locale);
      return (await caches.match(address)) ?? Response.error();
    }
  },
);
registerRoute(
  (options) =>
    isOwn(options) &&
    options.url.pathname.startsWith(API_PREFIX) &&
    !options.request.headers.has("authorization"),
  answers,
);
registerRoute((options) => isOwn(options) && options.url.pathname.startsWith("/assets/"), files);
registerRoute(
  (options) =>
    isOwn(options) && options.url.pathname.startsWith("/media/") && options.request.destination === "image",
  pictures,
);

/** Stores pages with their scripts and styles, and files. */
async function keep(event: ExtendableMessageEvent): Promise<void> {
  const kept = v.parse(keptSchema, event.data);
  const keepFile = (address: string) => files.handle({ event, request: new Request(address) });
  const keepPage = async (address: string) => {
    const page = await pagesFirst.handle({ event, request: new Request(address) });
    const named = (await page.text()).matchAll(/\/assets\/[\w.~-]+/g);
    await Promise.all([...new Set(Array.from(named, ([asset]) => asset))].map(keepFile));
  };
  await Promise.allSettled([...kept.pages.map(keepPage), ...kept.files.map(keepFile)]);
}

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(OFFLINE).then((cache) => cache.addAll(locales.map(offlinePage))));
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const current = new Set(["offline", "pages", "answers", "files", "pictures"].map(nameOf));
  const removeOld = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => !current.has(name)).map((name) => caches.delete(name)));
  };
  event.waitUntil(removeOld());
  event.waitUntil(self.clients.claim());
});

self.addEventListener("message", (event) => {
  event.waitUntil(keep(event));
});
