import type { Locale } from "../locale/locale.ts";

/** The path of the feed of products in a language, for search engines and marketplaces. */
export const feedAddress = (locale: Locale): string => `/feeds/products.${locale}.xml`;

/** The path of the sitemap. */
export const SITEMAP = "/sitemap.xml";
