import { type Locale } from "@shop/domain/locale/locale.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";

/** Resolves once the page and what it shows have arrived, which the worker's requests would delay on a slow network. */
const loaded = (): Promise<unknown> =>
  document.readyState === "complete"
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener("load", resolve, { once: true }));

/** Addresses of the scripts and styles that this document has loaded. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));

/**
 * Registers the service worker (`apps/web/worker`), and has it keep this page, each page that is shown later, and the cart's, so that they
 * open without a network. A browser that reports no navigations keeps the pages that are loaded as documents.
 */
export async function keepVisited(locale: Locale): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await loaded();
  await navigator.serviceWorker.register("/offline-worker.js");
  const { active } = await navigator.serviceWorker.ready;
  // A worker answers this page from its activation on: what was loaded before is stored by name, what is loaded later as it is asked for.
  if (active?.state === "activating")
    await new Promise((resolve) => active.addEventListener("statechange", resolve, { once: true }));
  const keep = (...addresses: readonly string[]) =>
    active?.postMessage({ pages: addresses, files: loadedFiles() }, { transfer: [] });
  keep(location.href, new URL(localAddress(pages.cart, locale), location.origin).href);
  if (!("navigation" in window)) return;
  navigation.addEventListener("navigatesuccess", () => keep(location.href));
}
