import type { ShopApi } from "@shop/api/open-shop-api.ts";
import { largePictureAddress } from "@shop/domain/pictures/large-picture.ts";
import { pageColours } from "@shop/domain/site/accent.ts";
import { SITEMAP } from "@shop/domain/site/feeds.ts";
import { pages } from "@shop/domain/site/pages.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import { caching } from "@shop/serving/caching.ts";
import { respond } from "@shop/serving/content-response.ts";
import { MemoryContent } from "@shop/serving/memory-content.ts";
import { TrackedCache } from "@shop/serving/tracked-cache.ts";

import type { WebAppOptions } from "../web-app.ts";
import { keptFiles } from "./kept-files.ts";
import { listPages } from "./listed-pages.ts";
import { feedLocale, productFeed } from "./product-feed.ts";
import { type ListedPage, sitemapFile, sitemapFiles, sitemapIndex } from "./sitemap.ts";
import { storedFiles } from "./stored-files.ts";

const robots = (origin: string): string =>
  [
    "User-agent: *",
    ...[
      "/dash",
      "/admin-login",
      pages.cart,
      pages.checkout,
      pages.login,
      pages.signup,
      pages.forgotPassword,
      pages.newPassword,
      pages.endRestockMails,
      pages.order,
      pages.account,
    ].flatMap((path) => [`Disallow: ${path}`, `Disallow: /ar${path}`]),
    "Disallow: /backend/",
    "",
    `Sitemap: ${origin}${SITEMAP}`,
    "",
  ].join("\n");

const manifest = (shop: Shop): string =>
  JSON.stringify({
    name: shop.legal_name.en,
    short_name: shop.name.en,
    description: shop.tagline.en,
    start_url: pages.home,
    display: "minimal-ui",
    background_color: pageColours.light.ground,
    theme_color: pageColours.light.ground,
    icons:
      shop.logo === ""
        ? [
            { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
            { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
            { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
          ]
        : [{ src: largePictureAddress(shop.logo), sizes: "any", type: "image/webp" }],
  });

const headersOf = (type: string, cache: (typeof caching)["hour" | "day" | "sharedRevalidated"]) => ({
  "content-type": type,
  "cache-control": cache,
  "x-content-type-options": "nosniff",
});

const XML = headersOf("application/xml; charset=utf-8", caching.hour);
/** Prices and stock, which readers compare with the pages. */
const FEED = headersOf("application/xml; charset=utf-8", caching.sharedRevalidated);
const TEXT = headersOf("text/plain; charset=utf-8", caching.day);
const MANIFEST = headersOf("application/manifest+json", caching.day);

const FILE = /^\/sitemap-(?<number>[1-9]\d{0,4})\.xml$/;

/** What the feeds are made from. */
export type FeedSources = Pick<ShopApi, "listed" | "track" | "knownShop">;

/** What programs read of the shop: robots, sitemap and product feeds (made anew when what they list has changed) and web manifest. */
export function createFeeds({ listed: content, track, knownShop }: FeedSources): WebAppOptions["feeds"] {
  const lists = new TrackedCache<readonly ListedPage[]>(track, { maxSize: 1, sizeOf: () => 1 });
  const listed = (): Promise<readonly ListedPage[]> => lists.get("all", () => listPages(content));

  const kept = keptFiles(track, XML);
  const stored = storedFiles(track, FEED);

  const sitemap = async (
    number: number | undefined,
    origin: string,
    request: Headers,
  ): Promise<Response | undefined> => {
    const pageCount = (await listed()).length;
    const files = sitemapFiles(pageCount);
    if (number === undefined && files > 1)
      return respond(request, new MemoryContent(sitemapIndex(files, origin)), XML);
    const file = (number ?? 1) - 1;
    if (number !== undefined && (files === 1 || file >= files)) return undefined;
    // Read again within, so that the file is outdated with the list that it was made from.
    return kept.respond(`${origin} ${file}`, request, async () => sitemapFile(await listed(), file, origin));
  };

  return (pathname, origin, request) => {
    if (pathname === "/robots.txt") return respond(request, new MemoryContent(robots(origin)), TEXT);
    if (pathname === "/site.webmanifest")
      return respond(request, new MemoryContent(manifest(knownShop())), MANIFEST);
    const locale = feedLocale(pathname);
    if (locale) {
      return stored.respond(`${origin} ${locale}`, request, () => productFeed(content, { origin, locale }));
    }
    if (pathname === SITEMAP) return sitemap(undefined, origin, request);
    const number = FILE.exec(pathname)?.groups?.["number"];
    return number === undefined ? undefined : sitemap(Number(number), origin, request);
  };
}
