import { createApi } from "@shop/data/create-api.ts";
import { createQueryClient } from "@shop/data/query-client.ts";
import { shopQuery } from "@shop/data/shop.ts";
import { basenameOf } from "@shop/domain/site/pages.ts";
import { followHistory } from "@shop/ui/layers/history-moves.ts";
import { Fragment, type ReactNode } from "react";
import {
  createBrowserRouter,
  type DOMRouterOpts,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from "react-router-dom";

import { App } from "./app.tsx";
import { type CartStore, createCartStore } from "./cart/cart-store.ts";
import { isDashPath, loadAfterHydration, loadDashRoutes } from "./dash/load-dash-routes.ts";
import { createMessageStore } from "./messages/message-store.ts";
import type { PageState } from "./page-state.ts";
import { type AppServices, routerContextOf } from "./router/app-context.ts";
import { handlesOf } from "./router/page-route.ts";
import { resolveLazyRoutes } from "./router/resolve-lazy-routes.ts";
import { createRoutes, shellAreas } from "./routes.tsx";
import { createSessionStore, type SessionStore } from "./session/session-store.ts";

type DataRouter = ReturnType<typeof createBrowserRouter>;

/** The browser APIs that the app depends on; stories replace them with in-memory ones. */
export interface BrowserEnvironment {
  /** The pathname at which the app starts, including the language's basename. */
  readonly pathname: string;
  readonly createRouter: (
    routes: RouteObject[],
    options: Pick<DOMRouterOpts, "basename" | "getContext" | "hydrationData" | "patchRoutesOnNavigation">,
  ) => DataRouter;
  readonly cart: CartStore;
  readonly session: SessionStore;
}

const documentEnvironment = (): BrowserEnvironment => ({
  pathname: location.pathname,
  createRouter: createBrowserRouter,
  cart: createCartStore(),
  session: createSessionStore(),
});

/**
 * Waits for the loaders of the first page. RouterProvider reads the router's state when it renders and follows it once it is mounted: a
 * first page that becomes ready between the two would never be shown.
 */
const untilInitialized = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!router.state.initialized) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = router.subscribe(check);
    check();
  });

/** The state to hydrate from; without `router` and `queries` the app fetches the data of its first page itself. */
export type BrowserAppOptions = Pick<PageState, "locale" | "origin"> &
  Partial<Pick<PageState, "router" | "queries">>;

/** Creates the app for a browser; resolves when the code and texts of the first page are loaded and its loaders have run. */
export async function createBrowserApp(
  { locale, origin, router: hydrationData, queries }: BrowserAppOptions,
  { pathname, createRouter, cart, session }: BrowserEnvironment = documentEnvironment(),
): Promise<ReactNode> {
  const services: AppServices = {
    api: createApi({ fetch: (address, init) => fetch(address, init) }),
    queryClient: createQueryClient(),
    messages: createMessageStore(locale),
  };
  const basename = basenameOf(locale);
  let hasDashRoutes = isDashPath(pathname);
  const routes = [...createRoutes(), ...(hasDashRoutes ? await loadDashRoutes() : [])];
  const matches = matchRoutes(routes, pathname, basename) ?? [];
  await Promise.all([
    // A document of the server brings the shop with its queries.
    queries ?? services.queryClient.ensureQueryData(shopQuery(services.api)),
    services.messages.load([...shellAreas, ...handlesOf(matches).flatMap(({ areas }) => areas)]),
    resolveLazyRoutes(matches),
  ]);
  followHistory();
  const router = createRouter(routes, {
    basename,
    getContext: () => routerContextOf(services),
    // Going back to the dashboard from a shop's page that was loaded anew: https://reactrouter.com/api/data-routers/createBrowserRouter
    patchRoutesOnNavigation: async ({ path, patch }) => {
      if (hasDashRoutes || !isDashPath(path)) return;
      patch(null, await loadDashRoutes());
      hasDashRoutes = true;
    },
    ...(hydrationData && { hydrationData }),
  });
  router.subscribe(followHistory);
  await untilInitialized(router);
  const Frame = hydrationData ? Fragment : await loadAfterHydration();
  // With transitions, React drops a navigation that starts while it still hydrates in a transition: the URL changes, the page does not.
  return (
    <App site={{ origin }} services={services} queries={queries} cart={cart} session={session}>
      <Frame>
        <RouterProvider router={router} useTransitions={false} />
      </Frame>
    </App>
  );
}
