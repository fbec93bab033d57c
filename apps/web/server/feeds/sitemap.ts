import { locales } from "@shop/domain/locale/locale.ts";
import { largePictureAddress } from "@shop/domain/pictures/large-picture.ts";
import { localAddress } from "@shop/domain/site/pages.ts";

import { xmlElement } from "./xml-text.ts";

/** Maximum number of URLs in one sitemap file; the protocol allows 50,000. */
export const SITEMAP_FILE_SIZE = 45_000;

/** A page that search engines may index: its address in its English form, the date of its last change and the address of its picture, where they are known. */
export interface ListedPage {
  readonly address: string;
  readonly changed?: string | undefined;
  readonly picture?: string;
}

/** Pages of one chunk of a file. */
const PAGES_PER_CHUNK = 250;
const PAGES_PER_FILE = SITEMAP_FILE_SIZE / locales.length;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

const alternate = (language: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;

function entriesOf({ address, changed, picture }: ListedPage, origin: string): string {
  const urlOf = (locale: (typeof locales)[number]) => origin + localAddress(address, locale);
  const alternates =
    locales.map((locale) => alternate(locale, urlOf(locale))).join("") + alternate("x-default", urlOf("en"));
  const day = changed ? `<lastmod>${changed}</lastmod>` : "";
  const image = picture
    ? `<image:image>${xmlElement("image:loc", new URL(largePictureAddress(picture), origin).href)}</image:image>`
    : "";
  return locales
    .map((locale) => `<url><loc>${urlOf(locale)}</loc>${day}${alternates}${image}</url>\n`)
    .join("");
}

/** The number of sitemap files for a number of pages. */
export const sitemapFiles = (pageCount: number): number => Math.max(1, Math.ceil(pageCount / PAGES_PER_FILE));

/** Generates one sitemap file in chunks; `file` counts from 0. */
export function* sitemapFile(pages: readonly ListedPage[], file: number, origin: string): Generator<string> {
  yield `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
  const end = Math.min((file + 1) * PAGES_PER_FILE, pages.length);
  for (let at = file * PAGES_PER_FILE; at < end; at += PAGES_PER_CHUNK) {
    const chunk = pages.slice(at, Math.min(at + PAGES_PER_CHUNK, end));
    yield chunk.map((page) => entriesOf(page, origin)).join("");
  }
  yield "</urlset>\n";
}

/** Generates the sitemap index, for a sitemap of several files: /sitemap-1.xml and so on. */
export function sitemapIndex(files: number, origin: string): string {
  const file = (_: unknown, at: number) => `<sitemap><loc>${origin}/sitemap-${at + 1}.xml</loc></sitemap>\n`;
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${Array.from({ length: files }, file).join("")}</sitemapindex>\n`;
}
