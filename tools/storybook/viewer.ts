import { availableParallelism } from "node:os";

import type { Browser, BrowserContextOptions, Page } from "playwright";

import { trackScripts } from "../visual/lazy-parts.ts";
import { LONGEST_STORY_MS, prepareStoryPage } from "./open-story.ts";

/** Pages that show stories at once: about half of the time of a play are timers. */
const VIEWERS = Math.min(8, 2 * availableParallelism());

/** Pictures that fixtures declare missing, and the icon that a browser requests for a page without one. */
const isDeclaredMissing = (path: string): boolean => path.startsWith("/missing/") || path === "/favicon.ico";

/** A page that shows one story after another. */
export interface Viewer {
  readonly page: Page;
  /** Files that the server did not have, since the list was last emptied. */
  readonly missing: string[];
  /** Whether a story is shown from which the next can be selected. */
  shown: boolean;
}

/** In this browser Storybook ends animations where they lead to, in place of a wait of at least 100 ms after each play. */
const TEST_RUNNER = "StorybookTestRunner";

async function openViewer(browser: Browser, options: BrowserContextOptions): Promise<Viewer> {
  const page = await openPage(browser, options);
  const missing: string[] = [];
  page.on("response", (response) => {
    // Stories fetch from the mocked API, which may answer 404.
    if (response.status() !== 404 || response.request().resourceType() === "fetch") return;
    const { pathname } = new URL(response.url());
    if (!isDeclaredMissing(pathname)) missing.push(`missing file: ${pathname}`);
  });
  return { page, missing, shown: false };
}

/** Opens a page in a context of its own: pages of one context share focus and storage. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  page.setDefaultTimeout(LONGEST_STORY_MS);
  await prepareStoryPage(page);
  trackScripts(page);
  return page;
}

/** Opens the {@link Viewer}s that play stories at once, does the work, and closes them; animations move unless they are ended. */
export async function withViewers(
  browser: Browser,
  { endsAnimations }: { readonly endsAnimations: boolean },
  work: (viewers: readonly Viewer[]) => Promise<void>,
): Promise<void> {
  const options = endsAnimations ? { userAgent: TEST_RUNNER } : {};
  const viewers = await Promise.all(Array.from({ length: VIEWERS }, () => openViewer(browser, options)));
  await work(viewers);
  await Promise.all(viewers.map(({ page }) => page.context().close()));
}
