import type { Locale } from "@shop/domain/locale/locale.ts";
import { localAddress, splitLocale } from "@shop/domain/site/pages.ts";

/** Query parameters that pages read, in canonical order; others are dropped, so that they do not split the page cache. */
const NAMES = ["query", "sub", "sort", "page", "cursor"] as const;

/** A page to render, or a redirect to the page's canonical address. */
export type ParsedPageUrl =
  | { readonly kind: "page"; readonly locale: Locale; readonly pathname: string; readonly search: string }
  | { readonly kind: "redirect"; readonly to: string };

function knownSearch(params: URLSearchParams): string {
  const known = new URLSearchParams();
  for (const name of NAMES) {
    const value = params.get(name);
    if (value) known.set(name, value);
  }
  const text = known.toString();
  return text && `?${text}`;
}

/** Parses the URL of a page; variants of its canonical address (a trailing slash, /en) give a redirect. */
export function parsePageUrl(url: URL): ParsedPageUrl {
  const { locale, address } = splitLocale(url.pathname.replaceAll(/\/{2,}/g, "/"));
  const pathname = address.replace(/(?<=.)\/$/, "");
  const canonical = localAddress(pathname, locale);
  if (canonical !== url.pathname) return { kind: "redirect", to: canonical + url.search };
  return { kind: "page", locale, pathname, search: knownSearch(url.searchParams) };
}
