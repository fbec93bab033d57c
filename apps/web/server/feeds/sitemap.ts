import { locales } from "@shop/contract/locale.ts";
import { localAddress } from "@shop/contract/pages.ts";

/** Addresses that one file of a sitemap holds at the most; the protocol allows 50,000. */
export const SITEMAP_FILE_SIZE = 45_000;

/** A page that search engines may list: its address in English form and the day of its last change, where that is known. */
export interface ListedPage {
  readonly address: string;
  readonly changed?: string | undefined;
}

const PAGES_PER_FILE = SITEMAP_FILE_SIZE / locales.length;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

const alternate = (language: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;

function entriesOf({ address, changed }: ListedPage, origin: string): string {
  const whole = (locale: (typeof locales)[number]) => origin + localAddress(address, locale);
  const alternates =
    locales.map((locale) => alternate(locale, whole(locale))).join("") + alternate("x-default", whole("en"));
  const day = changed ? `<lastmod>${changed}</lastmod>` : "";
  return locales.map((locale) => `<url><loc>${whole(locale)}</loc>${day}${alternates}</url>\n`).join("");
}

/** How many files the sitemap of so many pages has. */
export const sitemapFiles = (pageCount: number): number => Math.max(1, Math.ceil(pageCount / PAGES_PER_FILE));

/** One file of the sitemap, piece by piece; `file` counts from 0. */
export function* sitemapFile(pages: readonly ListedPage[], file: number, origin: string): Generator<string> {
  yield `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (const page of pages.slice(file * PAGES_PER_FILE, (file + 1) * PAGES_PER_FILE))
    yield entriesOf(page, origin);
  yield "</urlset>\n";
}

/** The index of a sitemap with more than one file, which are /sitemap-1.xml and so on. */
export function sitemapIndex(files: number, origin: string): string {
  const file = (_: unknown, at: number) => `<sitemap><loc>${origin}/sitemap-${at + 1}.xml</loc></sitemap>\n`;
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${Array.from({ length: files }, file).join("")}</sitemapindex>\n`;
}
