import type { Locale } from "@shop/contract/locale.ts";
import { basenameOf, localAddress } from "@shop/contract/pages.ts";
import { ApiError } from "@shop/data/api-error.ts";
import type { Api } from "@shop/data/api.ts";
import { createApi } from "@shop/data/create-api.ts";
import { createBriefQueryClient } from "@shop/data/query-client.ts";
import type { Area } from "@shop/i18n/messages.ts";
import { themeScript } from "@shop/ui/theme.ts";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";

import { nobody } from "./cart/use-cart.tsx";
import { Document } from "./document.tsx";
import { DocumentHead, type DocumentAssets } from "./head/document-head.tsx";
import { PageMissing } from "./page-module.ts";
import { packQueries, STATE_ELEMENT, writeState } from "./page-state.ts";
import { findRoute, RouteLoader } from "./router/route-loader.ts";
import { notFoundRoute, shellAreas, type ShopRoute } from "./routes.ts";
import { visitor } from "./session/use-session.ts";
import { Shop } from "./shop.tsx";

/** A page to be rendered. */
export interface RenderRequest {
  readonly locale: Locale;
  /** The pathname without the language's base. */
  readonly pathname: string;
  /** The query with its question mark, or ''. */
  readonly search: string;
  /** Scheme, host and port under which people reach the shop. */
  readonly origin: string;
}

/** The files that a page needs, by the page's module and the areas of texts that it shows. */
export type AssetsOf = (page: ShopRoute["id"], areas: readonly Area[], locale: Locale) => DocumentAssets;

/** What rendering needs of its server. */
export interface RenderServices {
  readonly api: Api;
  readonly assetsOf: AssetsOf;
}

/** A rendered page: 404 where its address names nothing, 503 where its data could not be had. */
export interface RenderedPage {
  readonly status: 200 | 404 | 503;
  readonly html: string;
}

/** Scripts that stand in every page itself: the security policy allows them by their hashes. */
export const inlineScripts: readonly string[] = [themeScript];

export { createApi };

const loaders = { en: new RouteLoader("en"), ar: new RouteLoader("ar") };

/** Renders one page for everybody; rejects only for faults of the shop itself. */
export async function renderPage(
  { locale, pathname, search, origin }: RenderRequest,
  { api, assetsOf }: RenderServices,
): Promise<RenderedPage> {
  const loader = loaders[locale];
  const queryClient = createBriefQueryClient();
  const found = findRoute(pathname);
  const page = await loader.load(found.route);
  const { status, missing } = await outcomeOf(
    page.warm?.({ api, queryClient, locale }, { params: found.params, search: new URLSearchParams(search) }),
    found.route,
  );
  const route = missing ? notFoundRoute : found.route;
  await loader.load(route);

  const state = { locale, origin, missing, queries: packQueries(queryClient) };
  const html = renderToString(
    <Document
      locale={locale}
      head={<DocumentHead assets={assetsOf(route.id, [...shellAreas, ...route.areas], locale)} />}
      tail={
        <script
          id={STATE_ELEMENT}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: writeState(state) }}
        />
      }
    >
      <StaticRouter basename={basenameOf(locale)} location={localAddress(pathname + search, locale)}>
        <Shop
          site={{ origin, missing: missing ? pathname : undefined }}
          api={api}
          queryClient={queryClient}
          loader={loader}
          cart={nobody}
          session={visitor}
        />
      </StaticRouter>
    </Document>,
  );
  queryClient.clear();
  return { status, html: `<!doctype html>${html}` };
}

/** What became of a page's data; `missing` where the shop's 404 page stands in for the page. */
async function outcomeOf(
  warming: Promise<unknown> | undefined,
  route: ShopRoute,
): Promise<{ readonly status: RenderedPage["status"]; readonly missing: boolean }> {
  try {
    await warming;
    return { status: route === notFoundRoute ? 404 : 200, missing: false };
  } catch (error) {
    if (error instanceof PageMissing) return { status: 404, missing: !error.ownPage };
    if (!(error instanceof ApiError)) throw error;
    // An id that names nothing, or that cannot be one.
    const missing = error.status === 404 || error.status === 400;
    return { status: missing ? 404 : 503, missing };
  }
}
