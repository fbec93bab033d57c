import { type Locale, locales } from "./locale.ts";

/** Addresses of the shop's pages, in English form; Arabic pages stand at the same addresses under /ar. */
export const pages = {
  home: "/",
  products: "/products",
  results: "/results",
  cart: "/cart",
  checkout: "/checkout",
  login: "/login",
  signup: "/signup",
  orders: "/orders",
  orderLookup: "/orders/find",
  about: "/aboutus",
  blogs: "/blogs",
  adminLogin: "/admin-login",
  dash: "/dash",
  dashProducts: "/dash/products",
  dashCategories: "/dash/categories",
  dashSubCategories: "/dash/subcategories",
  product: (id: number) => `/product/${id}`,
  category: (id: number) => `/category/${id}`,
  sharedCart: (token: string) => `/shared-cart/${token}`,
  orderLookupFor: (number: string) => `/orders/find?number=${encodeURIComponent(number)}`,
  resultsFor: (query: string) => `/results?query=${encodeURIComponent(query)}`,
  dashCategory: (id: number) => `/dash/category/${id}`,
  dashSubCategory: (id: number) => `/dash/subcategories/${id}`,
} as const;

/** The router's base of a language: '/' for English, '/ar' for Arabic. */
export const basenameOf = (locale: Locale): string => (locale === "en" ? "/" : `/${locale}`);

/** The address of a page in a language, from its English form. */
export function localAddress(address: string, locale: Locale): string {
  if (locale === "en") return address;
  return address === "/" || address.startsWith("/?")
    ? `/${locale}${address.slice(1)}`
    : `/${locale}${address}`;
}

/** Splits an address into its language and its English form. */
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
