import { shopAddresses } from "@shop/contract/addresses.ts";
import { shopLoaders } from "@shop/i18n/shop-loaders.ts";
import type { ReactNode } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";

import type { PageState } from "../page-state.ts";
import { type CreateRouter, startSite } from "../router/start-site.ts";
import { createSessionStore, type SessionStore } from "./accounts/session-store.ts";
import { type CartStore, createCartStore } from "./carts/cart-store.ts";
import { createRoutes } from "./routes.tsx";
import { ShopApp } from "./shop-app.tsx";

/** The browser APIs that shop and dashboard depend on; stories replace them with in-memory ones. */
export interface BrowserEnvironment {
  /** The pathname at which the app starts, including the language's basename. */
  readonly pathname: string;
  readonly createRouter: CreateRouter;
  readonly cart: CartStore;
  readonly session: SessionStore;
}

const documentEnvironment = (): BrowserEnvironment => ({
  pathname: location.pathname,
  createRouter: createBrowserRouter,
  cart: createCartStore(),
  session: createSessionStore(),
});

/** The state to start from; without `router` and `queries` the app fetches the data of its first page itself. */
export type BrowserAppOptions = Pick<PageState, "locale" | "origin"> &
  Partial<Pick<PageState, "router" | "queries">>;

/** Creates the shop for a browser; resolves when its first page is ready. */
export async function createBrowserApp(
  { locale, origin, router: hydrationData, queries }: BrowserAppOptions,
  { pathname, createRouter, cart, session }: BrowserEnvironment = documentEnvironment(),
): Promise<ReactNode> {
  const { services, router } = await startSite(
    { routes: createRoutes(), loaders: shopLoaders, addresses: shopAddresses },
    { locale, pathname, createRouter, hydrationData, hasShop: queries !== undefined },
  );
  // With transitions, React drops a navigation that starts while it still hydrates in a transition: the URL changes, the page does not.
  return (
    <ShopApp site={{ origin }} services={services} queries={queries} cart={cart} session={session}>
      <RouterProvider router={router} useTransitions={false} />
    </ShopApp>
  );
}
