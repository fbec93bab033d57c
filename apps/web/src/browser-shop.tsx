import { basenameOf, splitLocale } from "@shop/contract/pages.ts";
import { apiOver } from "@shop/data/api.ts";
import { createLateCall } from "@shop/data/late-call.ts";
import { createQueryClient } from "@shop/data/query-client.ts";
import type { ReactNode } from "react";
import type { Location } from "react-router-dom";

import { type CartStore, createCartStore } from "./cart/cart-store.ts";
import { type PageState, unpackQueries } from "./page-state.ts";
import { type BrowserNavigator, createBrowserNavigator } from "./router/browser-navigator.ts";
import { BrowserRouter } from "./router/browser-router.tsx";
import { findRoute, RouteLoader } from "./router/route-loader.ts";
import { notFoundRoute } from "./routes.ts";
import { createSessionStore, type SessionStore } from "./session/session-store.ts";
import { Shop } from "./shop.tsx";

/** What the shop needs of the browser that it runs in. */
export interface ShopBrowser {
  readonly navigator: BrowserNavigator;
  readonly cart: CartStore;
  readonly session: SessionStore;
}

const thisBrowser = (): ShopBrowser => ({
  navigator: createBrowserNavigator(),
  cart: createCartStore(),
  session: createSessionStore(),
});

/**
 * The shop as a reader's browser runs it, from the state that the page carries, with its first page loaded. It runs in the
 * browser around it unless it is given another.
 */
export async function createBrowserShop(
  { locale, origin, missing, queries }: PageState,
  { navigator, cart, session }: ShopBrowser = thisBrowser(),
): Promise<ReactNode> {
  const pathname = splitLocale(navigator.current().location.pathname).address;
  const { call, prepare } = createLateCall({ fetch: (address, init) => fetch(address, init) });
  const api = apiOver(call);
  const loader = new RouteLoader(locale, prepare);
  const queryClient = createQueryClient();
  unpackQueries(queries, queryClient);
  await loader.load(missing ? notFoundRoute : findRoute(pathname).route);

  /** Begins to fetch a page's data together with its code, where the page itself would only begin once it is drawn. */
  const begin = (to: Location): void => {
    const { route, params } = findRoute(splitLocale(to.pathname).address);
    loader
      .load(route)
      .then((page) => {
        // What comes along in navigation state is there already.
        if (to.state !== null) return undefined;
        return page.warm?.({ api, queryClient, locale }, { params, search: new URLSearchParams(to.search) });
      })
      // The page meets the same failure and tells it.
      .catch(() => undefined);
  };

  return (
    <BrowserRouter basename={basenameOf(locale)} navigator={navigator} onDeparture={begin}>
      <Shop
        site={{ origin, missing: missing ? pathname : undefined }}
        api={api}
        queryClient={queryClient}
        loader={loader}
        cart={cart}
        session={session}
      />
    </BrowserRouter>
  );
}
