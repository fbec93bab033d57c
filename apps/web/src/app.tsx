import { ApiProvider } from "@shop/data/api-context.tsx";
import { I18nProvider } from "@shop/i18n/i18n.tsx";
import { LinkProvider } from "@shop/ui/link.tsx";
import { ThemeProvider } from "@shop/ui/theme/theme-provider.tsx";
import { ToastProvider } from "@shop/ui/toast/toast.tsx";
import { type DehydratedState, HydrationBoundary, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";

import type { CartStore } from "./cart/cart-store.ts";
import { CartProvider } from "./cart/use-cart.tsx";
import { MessageStoreProvider } from "./messages/message-store.ts";
import type { AppServices } from "./router/app-context.ts";
import { RouterLink } from "./router/router-link.tsx";
import type { SessionStore } from "./session/session-store.ts";
import { SessionProvider } from "./session/use-session.ts";
import { type Site, SiteProvider } from "./site-context.ts";

/** Props of {@link App}. */
export interface AppProps {
  readonly site: Site;
  /** Its message store must have loaded the texts of the shell and of the first page. */
  readonly services: AppServices;
  /** The dehydrated queries that the server fetched. */
  readonly queries?: DehydratedState | undefined;
  readonly cart: CartStore;
  readonly session: SessionStore;
  /** The router provider: `StaticRouterProvider` on the server, `RouterProvider` in the browser. */
  readonly children: ReactNode;
}

/** Wraps the router in the contexts that all pages share. */
export function App({ site, services, queries, cart, session, children }: AppProps) {
  const { api, queryClient, messages } = services;
  return (
    <SiteProvider value={site}>
      <QueryClientProvider client={queryClient}>
        <HydrationBoundary state={queries}>
          <ApiProvider api={api}>
            <MessageStoreProvider value={messages}>
              <I18nProvider locale={messages.locale} messages={messages.messages}>
                <LinkProvider component={RouterLink}>
                  <CartProvider value={cart}>
                    <SessionProvider value={session}>
                      <ThemeProvider>
                        <ToastProvider labels={{ dismiss: messages.messages.common?.close ?? "" }}>
                          {children}
                        </ToastProvider>
                      </ThemeProvider>
                    </SessionProvider>
                  </CartProvider>
                </LinkProvider>
              </I18nProvider>
            </MessageStoreProvider>
          </ApiProvider>
        </HydrationBoundary>
      </QueryClientProvider>
    </SiteProvider>
  );
}
