import { createApi } from "@shop/data/api.ts";
import type { ApiOptions } from "@shop/data/call.ts";
import { createQueryClient } from "@shop/data/query-client.ts";
import { shopQuery } from "@shop/data/shop/settings/queries.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { basenameOf } from "@shop/domain/site/pages.ts";
import type { Loaders } from "@shop/i18n/messages.ts";
import { followHistory } from "@shop/ui/layers/history-moves.ts";
import {
  type createBrowserRouter,
  type DOMRouterOpts,
  type Location,
  matchRoutes,
  type RouteObject,
} from "react-router-dom";

import { createMessageStore, shellAreas } from "../messages/message-store.ts";
import { type AppServices, routerContextOf } from "./app-context.ts";
import { handlesOf } from "./page-route.ts";
import { resolveLazyRoutes } from "./resolve-lazy-routes.ts";

type DataRouter = ReturnType<typeof createBrowserRouter>;

/** Creates a router: React Router's for browsers, or its memory router in stories. */
export type CreateRouter = (
  routes: RouteObject[],
  options: Pick<DOMRouterOpts, "basename" | "getContext" | "hydrationData">,
) => DataRouter;

/** The parts in which shop and dashboard differ. */
export interface SiteParts {
  readonly routes: RouteObject[];
  readonly loaders: Loaders;
  /** Method and address of every call that its pages make. */
  readonly addresses: NonNullable<ApiOptions["addresses"]>;
}

/** Where and from what a site starts in the browser. */
export interface SiteStart {
  readonly locale: Locale;
  /** The pathname of the first page, including the language's basename. */
  readonly pathname: string;
  readonly createRouter: CreateRouter;
  /** What the loaders of a page returned that the server has rendered. */
  readonly hydrationData?: DOMRouterOpts["hydrationData"] | undefined;
  /** Whether the document brings the shop's names and contacts with its queries. */
  readonly hasShop: boolean;
}

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

/** Starts a site in the browser; resolves when the code and texts of the first page are loaded and its loaders have run. */
export async function startSite(
  { routes, loaders, addresses }: SiteParts,
  { locale, pathname, createRouter, hydrationData, hasShop }: SiteStart,
): Promise<{ readonly services: AppServices; readonly router: DataRouter }> {
  const started: { router?: DataRouter } = {};
  const services: AppServices = {
    api: createApi({ fetch: (address, init) => fetch(address, init), addresses }),
    queryClient: createQueryClient(),
    messages: createMessageStore(locale, loaders),
    arrivingState: () => {
      const location: Location<unknown> | undefined = started.router?.state.navigation.location;
      return location?.state;
    },
  };
  const basename = basenameOf(locale);
  const matches = matchRoutes(routes, pathname, basename) ?? [];
  await Promise.all([
    hasShop || services.queryClient.ensureQueryData(shopQuery(services.api)),
    services.messages.load([...shellAreas, ...handlesOf(matches).flatMap((handle) => handle.areas)]),
    resolveLazyRoutes(matches),
  ]);
  followHistory();
  const router = createRouter(routes, {
    basename,
    getContext: () => routerContextOf(services),
    ...(hydrationData && { hydrationData }),
  });
  started.router = router;
  router.subscribe(followHistory);
  await untilInitialized(router);
  return { services, router };
}
