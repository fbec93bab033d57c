import { type Locale, locales } from "../locale/locale.ts";
import type { InfoPage } from "./info-pages.ts";

/**
 * Path patterns of all public pages in English; Arabic pages have the same paths under /ar. The routes of the shop serve exactly these, and
 * links into the shop are checked against them.
 */
export const publicPaths = {
  home: "/",
  products: "/products",
  results: "/results",
  product: "/product/:id",
  categories: "/categories",
  category: "/category/:id",
  brand: "/brand/:id",
  compare: "/compare",
  partsList: "/parts-list",
  savedPartsList: "/parts-list/:token",
  cart: "/cart",
  sharedCart: "/shared-cart/:token",
  checkout: "/checkout",
  login: "/login",
  signup: "/signup",
  forgotPassword: "/forgot-password",
  newPassword: "/new-password",
  endRestockMails: "/no-more-mails",
  account: "/account",
  orders: "/orders",
  orderLookup: "/orders/find",
  order: "/order",
  about: "/aboutus",
  info: "/info/:page",
  blogs: "/blogs",
} as const;

/** The page that a service worker shows in place of one that it has not stored. */
export const OFFLINE_PAGE = "/offline";

/** Paths of the shop's pages in English; those of pages about something that exists are made from its id. */
export const pages = {
  ...publicPaths,
  adminLogin: "/admin-login",
  dash: "/dash",
  product: (id: number) => `/product/${id}`,
  category: (id: number) => `/category/${id}`,
  brand: (id: number) => `/brand/${id}`,
  subCategory: (categoryId: number, id: number) => `/category/${categoryId}?sub=${id}`,
  /** The comparison of products, by their ids in the order of its columns. */
  comparisonOf: (ids: readonly number[]) => `/compare?${ids.map((id) => `id=${id}`).join("&")}`,
  infoOf: (page: InfoPage) => `/info/${page}`,
  sharedCart: (token: string) => `/shared-cart/${token}`,
  savedPartsList: (token: string) => `/parts-list/${token}`,
  /** The token stands behind the hash sign, which browsers send to no server: neither logs nor referrers hold it. */
  newPasswordFor: (token: string) => `/new-password#${token}`,
  /** Likewise. */
  endRestockMailsFor: (token: string) => `/no-more-mails#${token}`,
  /** Likewise. */
  orderFor: (token: string) => `/order#${token}`,
  orderLookupFor: (number: string) => `/orders/find?number=${encodeURIComponent(number)}`,
  resultsFor: (query: string) => `/results?query=${encodeURIComponent(query)}`,
} as const;

/** Returns the router's basename of a language: '/' for English, '/ar' for Arabic. */
export const basenameOf = (locale: Locale): string => (locale === "en" ? "/" : `/${locale}`);

/** Converts the English path of a page to a language. */
export function localAddress(address: string, locale: Locale): string {
  if (locale === "en") return address;
  return address === "/" || address.startsWith("/?")
    ? `/${locale}${address.slice(1)}`
    : `/${locale}${address}`;
}

/** Whether the English path of a page belongs to the dashboard, which is a site of its own beside the shop. */
export const isDashPath = (path: string): boolean =>
  /^\/(?:dash|dashboard|admin-login)(?:[/?#]|$)/.test(path);

/** Splits a path into its language and its English form. */
export function splitLocale(address: string): { locale: Locale; address: string } {
  for (const locale of locales) {
    const match = new RegExp(`^/${locale}(?=[/?#]|$)`).exec(address);
    if (match) {
      const rest = address.slice(match[0].length);
      return { locale, address: rest.startsWith("/") ? rest : `/${rest}` };
    }
  }
  return { locale: "en", address };
}
