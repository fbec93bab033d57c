import { type Locale, locales } from "@shop/domain/locale/locale.ts";
import { type LoadedMessages, loadMessages, type Messages } from "@shop/i18n/messages.ts";
import { useEffect, useState } from "react";

type Papers = Readonly<Partial<Record<Locale, Messages["orderPapers"]>>>;

async function loadPapers(): Promise<Papers> {
  const loaded = await Promise.all(
    locales.map(async (locale) => {
      const texts: LoadedMessages = {};
      await loadMessages(locale, ["orderPapers"], texts);
      return [locale, texts.orderPapers] as const;
    }),
  );
  return Object.fromEntries(loaded);
}

const none: Papers = {};

/** The texts of papers and messages in all languages of buyers, which may be another than the page's. */
export function useOrderPapers(): Papers {
  const [papers, setPapers] = useState(none);
  useEffect(() => {
    // Without them messages begin empty and papers are not printed; the next page tries again.
    loadPapers().then(setPapers, () => undefined);
  }, []);
  return papers;
}
