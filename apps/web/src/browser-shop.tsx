import { basenameOf, splitLocale } from "@shop/contract/pages.ts";
import { apiOver } from "@shop/data/api.ts";
import { createLateCall } from "@shop/data/late-call.ts";
import { createQueryClient } from "@shop/data/query-client.ts";
import type { ReactNode } from "react";
import type { Location } from "react-router-dom";

import { createCartStore } from "./cart/cart-store.ts";
import { type PageState, unpackQueries } from "./page-state.ts";
import { BrowserRouter } from "./router/browser-router.tsx";
import { findRoute, RouteLoader } from "./router/route-loader.ts";
import { notFoundRoute } from "./routes.ts";
import { createSessionStore } from "./session/session-store.ts";
import { Shop } from "./shop.tsx";

/** The shop as a reader's browser runs it, from the state that the page carries, with its first page loaded. */
export async function createBrowserShop({ locale, origin, missing, queries }: PageState): Promise<ReactNode> {
  const pathname = splitLocale(location.pathname).address;
  const { call, prepare } = createLateCall({ fetch: (address, init) => fetch(address, init) });
  const api = apiOver(call);
  const loader = new RouteLoader(locale, prepare);
  const queryClient = createQueryClient();
  unpackQueries(queries, queryClient);
  await loader.load(missing ? notFoundRoute : findRoute(pathname).route);

  /** Begins to fetch a page's data together with its code, where the page itself would only begin once it is drawn. */
  const begin = (to: Location): void => {
    // What comes along in navigation state is there already.
    if (to.state !== null) return;
    const { route, params } = findRoute(splitLocale(to.pathname).address);
    loader
      .load(route)
      .then((page) =>
        page.warm?.({ api, queryClient, locale }, { params, search: new URLSearchParams(to.search) }),
      )
      // The page meets the same failure and tells it.
      .catch(() => undefined);
  };

  return (
    <BrowserRouter basename={basenameOf(locale)} onDeparture={begin}>
      <Shop
        site={{ origin, missing: missing ? pathname : undefined }}
        api={api}
        queryClient={queryClient}
        loader={loader}
        cart={createCartStore()}
        session={createSessionStore()}
      />
    </BrowserRouter>
  );
}
