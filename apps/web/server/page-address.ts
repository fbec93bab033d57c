import type { Locale } from "@shop/contract/locale.ts";
import { localAddress, splitLocale } from "@shop/contract/pages.ts";

/** What a page's query may say, in the order in which it is written down; anything else changes no page. */
const NAMES = ["query", "sub", "sort", "page", "cursor"] as const;

/** Where a request wants to go. */
export type PageAddress =
  | { readonly kind: "page"; readonly locale: Locale; readonly pathname: string; readonly search: string }
  | { readonly kind: "moved"; readonly to: string };

function knownSearch(params: URLSearchParams): string {
  const known = new URLSearchParams();
  for (const name of NAMES) {
    const value = params.get(name);
    if (value) known.set(name, value);
  }
  const text = known.toString();
  return text && `?${text}`;
}

/** Reads the address of a page: one page has one address, others that mean it (a slash at the end, /en) lead there. */
export function readPageAddress(url: URL): PageAddress {
  const { locale, address } = splitLocale(url.pathname.replaceAll(/\/{2,}/g, "/"));
  const pathname = address.replace(/(?<=.)\/$/, "");
  const whole = localAddress(pathname, locale);
  if (whole !== url.pathname) return { kind: "moved", to: whole + url.search };
  return { kind: "page", locale, pathname, search: knownSearch(url.searchParams) };
}
