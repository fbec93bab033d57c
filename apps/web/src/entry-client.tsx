import "@shop/ui/styles.css";
import { basenameOf, splitLocale } from "@shop/contract/pages.ts";
import { createApi } from "@shop/data/api.ts";
import { createQueryClient } from "@shop/data/query-client.ts";
import { hydrateRoot } from "react-dom/client";
import type { Location } from "react-router-dom";

import { createCartStore } from "./cart/cart-store.ts";
import { Document } from "./document.tsx";
import { readState, unpackQueries } from "./page-state.ts";
import { BrowserRouter } from "./router/browser-router.tsx";
import { findRoute, RouteLoader } from "./router/route-loader.ts";
import { notFoundRoute } from "./routes.ts";
import { Shop } from "./shop.tsx";

const { locale, origin, missing, queries } = readState();
const pathname = splitLocale(location.pathname).address;
const loader = new RouteLoader(locale);
const api = createApi({ fetch: (address, init) => fetch(address, init) });
const queryClient = createQueryClient();
unpackQueries(queries, queryClient);
await loader.load(missing ? notFoundRoute : findRoute(pathname).route);

/** Begins to fetch a page's data together with its code, where the page itself would only begin once it is drawn. */
function begin(to: Location): void {
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
}

hydrateRoot(
  document,
  <Document locale={locale}>
    <BrowserRouter basename={basenameOf(locale)} onDeparture={begin}>
      <Shop
        site={{ origin, missing: missing ? pathname : undefined }}
        api={api}
        queryClient={queryClient}
        loader={loader}
        cart={createCartStore()}
      />
    </BrowserRouter>
  </Document>,
);
