import { useShop } from "@shop/data/shop/settings/queries.ts";
import { type Locale, locales } from "@shop/domain/locale/locale.ts";
import { dashLoaders } from "@shop/i18n/dash-loaders.ts";
import { type LoadedMessages, loadMessages } from "@shop/i18n/messages.ts";
import type { PapersByLocale, PaperTexts } from "@shop/screens/dash/orders/paper-texts.ts";
import { useEffect, useMemo, useState } from "react";

type Texts = Readonly<Partial<Record<Locale, Omit<PaperTexts, "sender">>>>;

async function loadTexts(): Promise<Texts> {
  const loaded = await Promise.all(
    locales.map(async (locale) => {
      const texts: LoadedMessages = {};
      await loadMessages(dashLoaders[locale], ["orderPapers", "delivery"], texts);
      return [locale, Object.assign({ delivery: texts.delivery }, texts.orderPapers)] as const;
    }),
  );
  return Object.fromEntries(loaded);
}

const none: Texts = {};

/** The texts of papers and messages in all languages of buyers, which may be another than the page's. */
export function useOrderPapers(): PapersByLocale {
  const [texts, setTexts] = useState(none);
  const sender = useShop();
  useEffect(() => {
    // Without them messages begin empty and papers are not printed; the next page tries again.
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
