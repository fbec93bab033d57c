import { filtersOf, parametersOf } from "@shop/domain/facets/product-filters.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { canonicalPath } from "@shop/domain/site/canonical-path.ts";
import { localAddress } from "@shop/domain/site/pages.ts";

import {
  cursorOf,
  pageCountOf,
  queryOf,
  resultSortOf,
  sortOf,
  subCategoryOf,
  viewOf,
} from "../src/list-search.ts";
import { comparedIds } from "../src/shop/compare/compared-ids.ts";

/** The value or values of a query parameter as a page reads them; undefined for its default. */
type ReadValue = (search: URLSearchParams) => string | readonly string[] | undefined;

const listed: Readonly<Record<"page" | "cursor" | "view", ReadValue>> = {
  page: (search) => {
    const count = pageCountOf(search);
    return count > 1 ? String(count) : undefined;
  },
  cursor: cursorOf,
  view: (search) => (viewOf(search) === "table" ? "table" : undefined),
};

const sort: ReadValue = (search) => {
  const own = sortOf(search);
  return own === sortOf(new URLSearchParams()) ? undefined : own;
};

/**
 * Query parameters that each page reads, in canonical order. Others are dropped, and values that a page reads alike are one, so that they
 * neither split the page cache nor cost a rendering; pages that are not named here read none. Lists read filters as well.
 */
const readBy: readonly {
  readonly path: RegExp;
  readonly values: Readonly<Record<string, ReadValue>>;
  /** True for a page that is no list. */
  readonly unfiltered?: boolean;
}[] = [
  { path: /^\/products$/, values: { sort, ...listed } },
  {
    path: /^\/category\/[^/]+$/,
    values: { sub: (search) => subCategoryOf(search)?.toString(), sort, ...listed },
  },
  { path: /^\/brand\/[^/]+$/, values: { sort, ...listed } },
  {
    path: /^\/results$/,
    values: {
      query: (search) => queryOf(search) || undefined,
      sort: (search) => {
        const own = resultSortOf(search);
        return own === resultSortOf(new URLSearchParams()) ? undefined : own;
      },
      ...listed,
    },
  },
  { path: /^\/compare$/, values: { id: (search) => comparedIds(search).map(String) }, unfiltered: true },
];

/** A page to render, or a redirect to the page's canonical address. */
export type ParsedPageUrl =
  | { readonly kind: "page"; readonly locale: Locale; readonly pathname: string; readonly search: string }
  | { readonly kind: "redirect"; readonly to: string };

function knownSearch(pathname: string, params: URLSearchParams): string {
  const known = new URLSearchParams();
  const page = readBy.find(({ path }) => path.test(pathname));
  for (const [name, read] of Object.entries(page?.values ?? {})) {
    for (const value of [read(params) ?? []].flat()) known.append(name, value);
  }
  if (page && !page.unfiltered)
    for (const [name, value] of parametersOf(filtersOf(params))) known.append(name, value);
  const text = known.toString();
  return text && `?${text}`;
}

/** Parses the URL of a page; variants of its canonical address (a trailing slash, /en) give a redirect. */
export function parsePageUrl(url: URL): ParsedPageUrl {
  const { locale, path: pathname } = canonicalPath(url.pathname);
  const canonical = localAddress(pathname, locale);
  if (canonical !== url.pathname) return { kind: "redirect", to: canonical + url.search };
  return { kind: "page", locale, pathname, search: knownSearch(pathname, url.searchParams) };
}
