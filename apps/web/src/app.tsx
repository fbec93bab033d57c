import { ApiProvider } from "@shop/data/api-context.tsx";
import { I18nProvider } from "@shop/i18n/i18n.tsx";
import { type LinkProps, LinkProvider } from "@shop/ui/link.tsx";
import { ThemeProvider } from "@shop/ui/theme/theme-provider.tsx";
import { ToastProvider } from "@shop/ui/toast/toast.tsx";
import { type DehydratedState, HydrationBoundary, QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";

import { MessageStoreProvider } from "./messages/message-store.ts";
import type { AppServices } from "./router/app-context.ts";
import { type SiteOrigin, SiteProvider } from "./site-context.ts";

export interface AppProps {
  readonly site: SiteOrigin;
  /** Its message store must have loaded the texts that every page shows and those of the first page. */
  readonly services: AppServices;
  /** The dehydrated queries that the server fetched. */
  readonly queries?: DehydratedState | undefined;
  /** The link component of the router. */
  readonly link: ComponentType<LinkProps>;
  readonly children: ReactNode;
}

/** Wraps the children in the contexts that all pages of shop and dashboard share. */
export function App({ site, services, queries, link, children }: AppProps) {
  const { api, queryClient, messages } = services;
  return (
    <SiteProvider value={site}>
      <QueryClientProvider client={queryClient}>
        <HydrationBoundary state={queries}>
          <ApiProvider api={api}>
            <MessageStoreProvider value={messages}>
              <I18nProvider locale={messages.locale} messages={messages.messages}>
                <LinkProvider component={link}>
                  <ThemeProvider>
                    <ToastProvider labels={{ dismiss: messages.messages.common?.close ?? "" }}>
                      {children}
                    </ToastProvider>
                  </ThemeProvider>
                </LinkProvider>
              </I18nProvider>
            </MessageStoreProvider>
          </ApiProvider>
        </HydrationBoundary>
      </QueryClientProvider>
    </SiteProvider>
  );
}
