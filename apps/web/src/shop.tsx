import { ApiProvider } from "@shop/data/api-context.tsx";
import type { Api } from "@shop/data/api.ts";
import { I18nProvider } from "@shop/i18n/i18n.tsx";
import { LinkProvider } from "@shop/ui/link.tsx";
import { ThemeProvider } from "@shop/ui/theme-provider.tsx";
import { ToastProvider } from "@shop/ui/toast.tsx";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";

import type { CartStore } from "./cart/cart-store.ts";
import { CartProvider } from "./cart/use-cart.tsx";
import { RouteLoaderProvider } from "./router/route-loader-context.tsx";
import type { RouteLoader } from "./router/route-loader.ts";
import { RouterLink } from "./router/router-link.tsx";
import { ShopRoutes } from "./router/shop-routes.tsx";
import type { SessionStore } from "./session/session-store.ts";
import { SessionProvider } from "./session/use-session.ts";
import { type Site, SiteProvider } from "./site-context.ts";

/** What a {@link Shop} takes. */
export interface ShopProps {
  readonly site: Site;
  readonly api: Api;
  readonly queryClient: QueryClient;
  /** Has loaded the texts of the shell and the first page. */
  readonly loader: RouteLoader;
  readonly cart: CartStore;
  readonly session: SessionStore;
}

/** The whole shop inside a router: everything that pages share, and the page of the current address. */
export function Shop({ site, api, queryClient, loader, cart, session }: ShopProps): ReactNode {
  const { locale, messages } = loader;
  return (
    <SiteProvider value={site}>
      <QueryClientProvider client={queryClient}>
        <ApiProvider api={api}>
          <I18nProvider locale={locale} messages={messages}>
            <RouteLoaderProvider value={loader}>
              <LinkProvider component={RouterLink}>
                <CartProvider value={cart}>
                  <SessionProvider value={session}>
                    <ThemeProvider>
                      <ToastProvider labels={{ dismiss: messages.common?.close ?? "" }}>
                        <ShopRoutes />
                      </ToastProvider>
                    </ThemeProvider>
                  </SessionProvider>
                </CartProvider>
              </LinkProvider>
            </RouteLoaderProvider>
          </I18nProvider>
        </ApiProvider>
      </QueryClientProvider>
    </SiteProvider>
  );
}
