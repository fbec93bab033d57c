import type { Page, Request } from "playwright";

interface Scripts {
  readonly loading: Set<Request>;
  /** When the last one was loaded, as a timestamp in milliseconds. */
  lastLoaded: number;
}

const scriptsOf = new WeakMap<Page, Scripts>();

/** Notes the scripts that a page loads, for {@link lazyPartsShown}. */
export function trackScripts(page: Page): void {
  const scripts: Scripts = { loading: new Set(), lastLoaded: 0 };
  const end = (request: Request): void => {
    if (scripts.loading.delete(request)) scripts.lastLoaded = Date.now();
  };
  scriptsOf.set(page, scripts);
  page.on("request", (request) => {
    // A new document ends what the one before was loading.
    if (request.isNavigationRequest()) scripts.loading.clear();
    else if (request.resourceType() === "script") scripts.loading.add(request);
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
}

/** React shows what replaces a fallback of Suspense 300 ms after the fallback, and loads what that needs in turn. */
const REST_MS = 400;
const LONGEST_MS = 5000;
const POLL_MS = 20;

/** Waits until a while after the play and the last script: parts of a screen that React loads once they are needed are shown by then. */
export async function lazyPartsShown(page: Page): Promise<void> {
  const scripts = scriptsOf.get(page);
  if (!scripts) return;
  const played = Date.now();
  const isResting = (): boolean => Date.now() - Math.max(played, scripts.lastLoaded) < REST_MS;
  while (Date.now() < played + LONGEST_MS && (scripts.loading.size > 0 || isResting())) {
    await page.waitForTimeout(POLL_MS);
  }
}
