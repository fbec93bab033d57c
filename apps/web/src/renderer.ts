/** Types that the server shares with the server renderer (`entry-server.tsx`): they need neither a DOM nor Node. */
import type { Api } from "@shop/data/api.ts";
import type { ApiOptions } from "@shop/data/call.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import type { Area } from "@shop/i18n/messages.ts";

/** URLs and inline content of the files that a page loads. */
export interface DocumentAssets {
  /** CSS that is inlined; that of the shop's pages. */
  readonly styles: string;
  /** Linked style sheets: that of the dashboard, those of some pages, and in development all. */
  readonly styleSheets: readonly string[];
  /** Scripts that hydrate or render the page. */
  readonly scripts: readonly string[];
  /** Modules that those scripts import for this page, statically or dynamically: preloaded in parallel to avoid import waterfalls. */
  readonly modules: readonly string[];
  /** Inline module that must run before all others; development only. */
  readonly preamble?: string;
}

/** Identifies a page to render. */
export interface RenderRequest {
  readonly locale: Locale;
  /** The pathname without the language's basename. */
  readonly pathname: string;
  /** The query with its question mark, or ''. */
  readonly search: string;
  /** Scheme, host and port of the shop's public address. */
  readonly origin: string;
}

/** Looks up the built files of a page by its route modules and the message areas that it shows. */
export type AssetsOf = (modules: readonly string[], areas: readonly Area[], locale: Locale) => DocumentAssets;

/** What is built and served as one application. */
export type Site = "shop" | "dash";

/** Dependencies of `renderPage`. */
export interface RenderServices {
  readonly api: Api;
  /** The shop's names and contacts as they were last read, for pages that are rendered while the API fails. */
  readonly knownShop: () => Shop;
  readonly assetsOf: Readonly<Record<Site, AssetsOf>>;
}

/** The result of `renderPage`. */
export interface RenderedPage {
  /** 200; 404 for an unknown address; 503 where the page's data could not be fetched. */
  readonly status: number;
  readonly html: string;
}

/** The exports of `entry-server.tsx`. */
export interface Renderer {
  readonly createApi: (options: ApiOptions) => Api;
  /** Inline scripts of every page; the content security policy allows them by their hashes. */
  readonly inlineScripts: readonly string[];
  /** Renders one page, the same for every visitor; rejects only for errors of the app itself. */
  readonly renderPage: (request: RenderRequest, services: RenderServices) => Promise<RenderedPage>;
}
