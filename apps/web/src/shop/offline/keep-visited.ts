import { type Locale } from "@shop/domain/locale/locale.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";

/** Resolves once the page and what it shows have arrived, which the worker's requests would delay on a slow network. */
const loaded = (): Promise<unknown> =>
  document.readyState === "complete"
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener("load", resolve, { once: true }));

/**
 * Registers the service worker (`apps/web/worker`), and has it keep this page, each page that is shown later, and the cart's, so that they
 * open without a network. A browser that reports no navigations keeps the pages that are loaded as documents.
 */
export async function keepVisited(locale: Locale): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await loaded();
  await navigator.serviceWorker.register("/offline-worker.js");
  const { active } = await navigator.serviceWorker.ready;
  const keep = (addresses: readonly string[], files: readonly string[] = []) =>
    active?.postMessage({ pages: addresses, files }, { transfer: [] });
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  keep([location.href, new URL(localAddress(pages.cart, locale), location.origin).href], files);
  if (!("navigation" in window)) return;
  navigation.addEventListener("navigatesuccess", () => keep([location.href]));
}
