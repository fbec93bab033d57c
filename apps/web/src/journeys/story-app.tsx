import type { Locale } from "@shop/domain/locale/locale.ts";
import { isDashPath, localAddress } from "@shop/domain/site/pages.ts";
import { type ReactNode, Suspense, use, useState } from "react";

import { createDashApp } from "../dash/dash-app.tsx";
import { createBrowserApp } from "../shop/browser-app.tsx";
import type { StoryBrowser } from "./story-browser.ts";

/** The public origin of the shop in stories. */
export const STORY_ORIGIN = "https://nilometer.example";

export interface StoryAppProps {
  /** The address to open, in its English form. */
  readonly address: string;
  readonly locale: Locale;
  readonly browser: StoryBrowser;
}

const LoadedApp = ({ app }: { readonly app: Promise<ReactNode> }) => use(app);

/** Renders the whole shop or dashboard with its real routes, a memory router and in-memory stores inside a story. */
export function StoryApp({ address, locale, browser }: StoryAppProps) {
  const [app] = useState(() => {
    const createApp = isDashPath(address) ? createDashApp : createBrowserApp;
    return createApp({ locale, origin: STORY_ORIGIN }, browser.open(localAddress(address, locale)));
  });
  return (
    <Suspense>
      <LoadedApp app={app} />
    </Suspense>
  );
}
