import { DirectionProvider } from "@radix-ui/react-direction";
import { directionOf, type Locale } from "@shop/contract/locale.ts";
import { ApiProvider } from "@shop/data/api-context.tsx";
import { createApi } from "@shop/data/create-api.ts";
import { createBriefQueryClient } from "@shop/data/query-client.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { I18nProvider } from "@shop/i18n/i18n.tsx";
import { ToastProvider } from "@shop/ui/toast.tsx";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

interface FrameProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** What stands around every story: language and direction. */
export const LanguageFrame = ({ locale, children }: FrameProps) => (
  <I18nProvider locale={locale} messages={allMessages[locale]}>
    <DirectionProvider dir={directionOf(locale)}>{children}</DirectionProvider>
  </I18nProvider>
);

/** What stands around stories of the shop, not of primitives: notices, and a client of the API with an empty cache. */
export function ShopFrame({ locale, children }: FrameProps) {
  const [queryClient] = useState(createBriefQueryClient);
  const [api] = useState(() => createApi({ fetch: (address, init) => fetch(address, init) }));
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <ToastProvider labels={{ dismiss: allMessages[locale].common.close }}>{children}</ToastProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
