import { useShop } from "@shop/data/shop/settings/queries.ts";
import { type Locale, locales } from "@shop/domain/locale/locale.ts";
import { dashLoaders } from "@shop/i18n/dash-loaders.ts";
import { type LoadedMessages, loadMessages } from "@shop/i18n/messages.ts";
import type { ContactTexts, ContactTextsByLocale } from "@shop/screens/dash/orders/buyer/contact-texts.ts";
import { useEffect, useMemo, useState } from "react";

type Texts = Readonly<Partial<Record<Locale, Omit<ContactTexts, "sender">>>>;

async function loadTexts(): Promise<Texts> {
  const loaded = await Promise.all(
    locales.map(async (locale) => {
      const texts: LoadedMessages = {};
      await loadMessages(dashLoaders[locale], ["orderContact"], texts);
      return [locale, texts.orderContact] as const;
    }),
  );
  return Object.fromEntries(loaded);
}

const none: Texts = {};

/** The texts that begin chats and mails in all languages of buyers, which may be another than the page's. */
export function useContactTexts(): ContactTextsByLocale {
  const [texts, setTexts] = useState(none);
  const sender = useShop();
  useEffect(() => {
    // Without them messages begin empty; the next page tries again.
    loadTexts().then(setTexts, () => undefined);
  }, []);
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(texts).map(([locale, own]) => [locale, Object.assign({ sender }, own)]),
      ),
    [texts, sender],
  );
}
