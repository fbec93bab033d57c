import { addresses } from "@shop/contract/addresses.ts";
import { ApiProvider } from "@shop/data/api-context.tsx";
import { createApi } from "@shop/data/api.ts";
import { createBriefQueryClient } from "@shop/data/query-client.ts";
import { directionOf, type Locale } from "@shop/domain/locale/locale.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { I18nProvider } from "@shop/i18n/i18n.tsx";
import { DirectionProvider } from "@shop/ui/direction-provider.tsx";
import { ToastProvider } from "@shop/ui/toast/toast.tsx";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

import { storyFetch } from "./story-fetch.ts";

interface FrameProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** Provides language and direction for every story. */
export const LanguageFrame = ({ locale, children }: FrameProps) => (
  <I18nProvider locale={locale} messages={allMessages[locale]}>
    <DirectionProvider direction={directionOf(locale)}>{children}</DirectionProvider>
  </I18nProvider>
);

/** Provides toasts and an API client with an empty cache for stories of the shop. */
export function ShopFrame({ locale, children }: FrameProps) {
  const [queryClient] = useState(createBriefQueryClient);
  const [api] = useState(() => createApi({ fetch: storyFetch, addresses }));
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <ToastProvider labels={{ dismiss: allMessages[locale].common.close }}>{children}</ToastProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
