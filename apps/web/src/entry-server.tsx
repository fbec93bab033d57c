import { createApi } from "@shop/data/api.ts";
import { createBriefQueryClient } from "@shop/data/query-client.ts";
import { shopQuery } from "@shop/data/shop/settings/queries.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { basenameOf, isDashPath, localAddress } from "@shop/domain/site/pages.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import { shopLoaders } from "@shop/i18n/shop-loaders.ts";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type RouteMatch,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom";

import { createDashRoutes } from "./dash/dash-routes.tsx";
import { Document } from "./document.tsx";
import { DashDocumentHead, inlineScripts, ShopDocumentHead } from "./head/document-head.tsx";
import { createMessageStore, shellAreas } from "./messages/message-store.ts";
import { DASH_ROOT, dehydrateForPage, type PageState, STATE_ELEMENT, writeState } from "./page-state.ts";
import type { AssetsOf, DocumentAssets, RenderedPage, RenderRequest, RenderServices } from "./renderer.ts";
import { type AppServices, routerContextOf } from "./router/app-context.ts";
import { handlesOf } from "./router/page-route.ts";
import { visitorSessionStore } from "./shop/accounts/use-session.ts";
import { emptyCartStore } from "./shop/carts/use-cart.tsx";
import { createRoutes } from "./shop/routes.tsx";
import { ShopApp } from "./shop/shop-app.tsx";

export { createApi, inlineScripts };

const handlerOf = (locale: Locale) => createStaticHandler(createRoutes(), { basename: basenameOf(locale) });
const handlers = { en: handlerOf("en"), ar: handlerOf("ar") };
const dashRoutes = [createDashRoutes()];
const messageStores = {
  en: createMessageStore("en", shopLoaders),
  ar: createMessageStore("ar", shopLoaders),
};

/** Runs the page's loaders; rejects where one failed for another reason than an error response of the API. */
async function load(
  { locale, pathname, search, origin }: RenderRequest,
  services: AppServices,
): Promise<StaticHandlerContext> {
  const context = await handlers[locale].query(
    new Request(origin + localAddress(pathname + search, locale)),
    {
      requestContext: routerContextOf(services),
    },
  );
  if (context instanceof Response) throw new Error(`The page redirects with status ${context.status}.`);
  const errors: Readonly<Record<string, unknown>> = context.errors ?? {};
  const failure = Object.values(errors).find((error) => !isRouteErrorResponse(error));
  if (failure !== undefined) throw failure;
  return context;
}

/** The shop, and whether the API answered it. */
interface LoadedShop {
  readonly shop: Shop;
  readonly hasShop: boolean;
}

/** Loads the shop's names and contacts into the query cache; where the API fails those that are known. */
async function loadShop(
  { api, queryClient }: AppServices,
  knownShop: RenderServices["knownShop"],
): Promise<LoadedShop> {
  try {
    return { shop: await queryClient.ensureQueryData(shopQuery(api)), hasShop: true };
  } catch {
    queryClient.setQueryData(shopQuery(api).queryKey, {
      ...knownShop(),
      mailsPasswordLinks: true,
      infoPages: [],
      quotationDays: 0,
      picturesNote: { en: "", ar: "" },
      delivery: null,
    });
    return { shop: knownShop(), hasShop: false };
  }
}

const stateScript = (state: PageState) => (
  <script
    id={STATE_ELEMENT}
    type="application/json"
    dangerouslySetInnerHTML={{ __html: writeState(state) }}
  />
);

/** The files of a page by what its routes need. */
function assetsFor(matches: readonly RouteMatch[], assetsOf: AssetsOf, locale: Locale): DocumentAssets {
  const handles = handlesOf(matches);
  return assetsOf(
    handles.map(({ module }) => module),
    [...shellAreas, ...handles.flatMap((handle) => handle.areas)],
    locale,
  );
}

/** Renders a page of the shop. */
async function renderShop(
  page: RenderRequest,
  services: AppServices,
  { assetsOf, knownShop }: RenderServices,
): Promise<RenderedPage> {
  const { locale, origin } = page;
  const matches = matchRoutes(handlers[locale].dataRoutes, page.pathname) ?? [];
  const [{ shop, hasShop }, context] = await Promise.all([
    loadShop(services, knownShop),
    load(page, services),
    services.messages.load(shellAreas),
  ]);
  const { loaderData, errors, statusCode } = context;
  const queries = dehydrateForPage(services.queryClient);
  const html = renderToString(
    <Document
      locale={locale}
      head={<ShopDocumentHead assets={assetsFor(matches, assetsOf.shop, locale)} shop={shop} />}
      tail={stateScript({ locale, origin, router: { loaderData, errors }, queries })}
    >
      <ShopApp
        site={{ origin }}
        services={services}
        queries={queries}
        cart={emptyCartStore}
        session={visitorSessionStore}
      >
        {/* The state is embedded as JSON: React Router's own inline script would need its hash in the content security policy. */}
        <StaticRouterProvider
          router={createStaticRouter(handlers[locale].dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </ShopApp>
    </Document>,
  );
  return { status: hasShop ? statusCode : 503, html };
}

/** Renders the document of the dashboard, the same for everyone: what it shows is rendered in the browser alone. */
async function renderDash(
  { locale, origin, pathname }: RenderRequest,
  services: AppServices,
  { assetsOf, knownShop }: RenderServices,
): Promise<RenderedPage> {
  const [{ shop, hasShop }] = await Promise.all([
    loadShop(services, knownShop),
    services.messages.load(["errors"]),
  ]);
  const matches = matchRoutes(dashRoutes, pathname) ?? [];
  const html = renderToString(
    <Document
      locale={locale}
      head={<DashDocumentHead assets={assetsFor(matches, assetsOf.dash, locale)} shop={shop} />}
      tail={stateScript({ locale, origin, queries: dehydrateForPage(services.queryClient) })}
    >
      <div id={DASH_ROOT} />
      <noscript>
        <p className="m-6">{services.messages.messages.errors?.scriptsNeeded}</p>
      </noscript>
    </Document>,
  );
  return { status: hasShop ? 200 : 503, html };
}

/** Renders a page without anything personal, so that it can be cached; rejects only for bugs and failures of the shop itself. */
export async function renderPage(page: RenderRequest, options: RenderServices): Promise<RenderedPage> {
  const services: AppServices = {
    api: options.api,
    queryClient: createBriefQueryClient(),
    messages: messageStores[page.locale],
  };
  const render = isDashPath(page.pathname) ? renderDash : renderShop;
  const { status, html } = await render(page, services, options);
  services.queryClient.clear();
  return { status, html: `<!doctype html>${html}` };
}
