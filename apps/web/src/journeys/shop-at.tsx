import type { Locale } from "@shop/contract/locale.ts";
import { localAddress } from "@shop/contract/pages.ts";
import { type ReactNode, Suspense, use, useState } from "react";

import { createBrowserShop } from "../browser-shop.tsx";
import type { StoryBrowser } from "./story-browser.ts";

/** Where people reach the shop of a story. */
export const STORY_ORIGIN = "https://nilometer.example";

/** What a {@link ShopAt} takes. */
export interface ShopAtProps {
  /** The page that opens, in its English form. */
  readonly address: string;
  readonly locale: Locale;
  readonly browser: StoryBrowser;
}

const Opened = ({ shop }: { readonly shop: Promise<ReactNode> }) => use(shop);

/** The whole shop over its real routes, opened at an address of its own inside a story. */
export function ShopAt({ address, locale, browser }: ShopAtProps) {
  const [shop] = useState(() =>
    createBrowserShop(
      { locale, origin: STORY_ORIGIN, missing: false, queries: [] },
      browser.open(localAddress(address, locale)),
    ),
  );
  return (
    <Suspense>
      <Opened shop={shop} />
    </Suspense>
  );
}
