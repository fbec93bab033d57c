import { createApi } from "@shop/data/create-api.ts";
import { createBriefQueryClient } from "@shop/data/query-client.ts";
import { shopQuery } from "@shop/data/shop.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { basenameOf, localAddress } from "@shop/domain/site/pages.ts";
import type { ReactNode } from "react";
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

import { App } from "./app.tsx";
import { emptyCartStore } from "./cart/use-cart.tsx";
import { DashFallback } from "./dash/dash-fallback.tsx";
import { createDashRoutes } from "./dash/dash-routes.tsx";
import { Document } from "./document.tsx";
import { DocumentHead, inlineScripts } from "./head/document-head.tsx";
import { createMessageStore } from "./messages/message-store.ts";
import { dehydrateForPage, type PageState, STATE_ELEMENT, writeState } from "./page-state.ts";
import type { RenderedPage, RenderRequest, RenderServices } from "./renderer.ts";
import { type AppServices, routerContextOf } from "./router/app-context.ts";
import { handlesOf, isBrowserOnly } from "./router/page-route.ts";
import { createRoutes, shellAreas } from "./routes.tsx";
import { visitorSessionStore } from "./session/use-session.ts";

export { createApi, inlineScripts };

const handlerOf = (locale: Locale) =>
  createStaticHandler([...createRoutes(), createDashRoutes()], { basename: basenameOf(locale) });
const handlers = { en: handlerOf("en"), ar: handlerOf("ar") };
const messageStores = { en: createMessageStore("en"), ar: createMessageStore("ar") };

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

/** The content of a page, and what its document needs to hydrate it. */
interface Content {
  readonly status: number;
  readonly router?: PageState["router"];
  readonly node: ReactNode;
}

/** Loads and renders the routes of a page; of a page that only the browser renders, its fallback. */
async function contentOf(
  page: RenderRequest,
  services: AppServices,
  matches: readonly RouteMatch[],
): Promise<Content> {
  if (isBrowserOnly(matches)) {
    await services.messages.load(["errors"]);
    const { errors } = services.messages.messages;
    return { status: 200, node: <DashFallback {...(errors && { withoutScripts: errors.scriptsNeeded })} /> };
  }
  const context = await load(page, services);
  const { loaderData, errors } = context;
  return {
    status: context.statusCode,
    router: { loaderData, errors },
    // The state is embedded as JSON: React Router's own inline script would need its hash in the content security policy.
    node: (
      <StaticRouterProvider
        router={createStaticRouter(handlers[page.locale].dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    ),
  };
}

/** Loads the shop's names and contacts into the query cache; where the API fails those that are known, and false. */
async function loadShop(
  { api, queryClient }: AppServices,
  knownShop: RenderServices["knownShop"],
): Promise<boolean> {
  try {
    await queryClient.ensureQueryData(shopQuery(api));
    return true;
  } catch {
    queryClient.setQueryData(shopQuery(api).queryKey, { ...knownShop(), mailsPasswordLinks: true });
    return false;
  }
}

/** Renders a page without anything personal, so that it can be cached; rejects only for bugs and failures of the shop itself. */
export async function renderPage(
  page: RenderRequest,
  { api, assetsOf, knownShop }: RenderServices,
): Promise<RenderedPage> {
  const { locale, origin } = page;
  const messages = messageStores[locale];
  const services: AppServices = { api, queryClient: createBriefQueryClient(), messages };
  const matches = matchRoutes(handlers[locale].dataRoutes, page.pathname) ?? [];
  const [hasShop, { status, router, node }] = await Promise.all([
    loadShop(services, knownShop),
    contentOf(page, services, matches),
    messages.load(shellAreas),
  ]);
  const handles = handlesOf(matches);
  const queries = dehydrateForPage(services.queryClient);
  const state: PageState = { locale, origin, ...(router && { router }), queries };
  const assets = assetsOf(
    handles.map(({ module }) => module),
    [...shellAreas, ...handles.flatMap(({ areas }) => areas)],
    locale,
  );
  const html = renderToString(
    <Document
      locale={locale}
      head={<DocumentHead assets={assets} />}
      tail={
        <script
          id={STATE_ELEMENT}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: writeState(state) }}
        />
      }
    >
      <App
        site={{ origin }}
        services={services}
        queries={queries}
        cart={emptyCartStore}
        session={visitorSessionStore}
      >
        {node}
      </App>
    </Document>,
  );
  services.queryClient.clear();
  return { status: hasShop ? status : 503, html: `<!doctype html>${html}` };
}
