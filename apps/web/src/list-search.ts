import { type ProductSort, isProductSort, type ResultSort } from "@shop/domain/catalogue/sorting.ts";
import { PUBLIC_LIST_PAGES, SEARCH_MAX_LENGTH } from "@shop/domain/constants.ts";
import { filterText, filtersOf, type ProductFilters } from "@shop/domain/facets/product-filters.ts";
import type { ListView } from "@shop/screens/shared/list/list-address.ts";

const isResultSort = (sort: string): sort is ResultSort => sort === "relevance" || isProductSort(sort);

function sortIn<S extends string>(search: URLSearchParams, isSort: (sort: string) => sort is S, other: S): S {
  const sort = search.get("sort") ?? "";
  return isSort(sort) ? sort : other;
}

/** The sort order in the query string; newest first by default. */
export const sortOf = (search: URLSearchParams): ProductSort => sortIn(search, isProductSort, "newest");

/** The sort order of search results in the query string; the best match first by default. */
export const resultSortOf = (search: URLSearchParams): ResultSort =>
  sortIn(search, isResultSort, "relevance");

/** The number of list pages to show, from the query string: 1 to {@link PUBLIC_LIST_PAGES}. */
export function pageCountOf(search: URLSearchParams): number {
  const text = search.get("page") ?? "";
  return /^[1-9]\d{0,4}$/.test(text) ? Math.min(Number(text), PUBLIC_LIST_PAGES) : 1;
}

/** The cursor at which the list starts, from the query string; undefined for the start of the list. */
export const cursorOf = (search: URLSearchParams): string | undefined => search.get("cursor") || undefined;

/** The search text in the query string, trimmed; empty by default. */
export const queryOf = (search: URLSearchParams): string =>
  (search.get("query") ?? "").trim().slice(0, SEARCH_MAX_LENGTH);

/** The sub category by which the query string filters; null for all. */
export function subCategoryOf(search: URLSearchParams): number | null {
  const text = search.get("sub") ?? "";
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

/** How the list shows its products, from the query string; null where it names none. */
export function viewOf(search: URLSearchParams): ListView | null {
  const view = search.get("view");
  return view === "table" || view === "cards" ? view : null;
}

/** The part of a list of products that an address asks for. */
export interface AddressedList {
  readonly filters: ProductFilters;
  /** The filters as one text; undefined without any. */
  readonly filterText: string | undefined;
  /** The cursor at which the list starts; undefined for its beginning. */
  readonly start: string | undefined;
  /** The number of pages to show. */
  readonly pages: number;
  /** How its products are shown; null where the address does not say. */
  readonly view: ListView | null;
}

function listIn(search: URLSearchParams): AddressedList {
  const filters = filtersOf(search);
  return {
    filters,
    filterText: filterText(filters) || undefined,
    start: cursorOf(search),
    pages: pageCountOf(search),
    view: viewOf(search),
  };
}

/** Reads a list of products from a query string; newest first by default. */
export const productsIn = (search: URLSearchParams): AddressedList & { readonly sort: ProductSort } => ({
  ...listIn(search),
  sort: sortOf(search),
});

/** Reads search results from a query string; the best match first by default. */
export const resultsIn = (
  search: URLSearchParams,
): AddressedList & { readonly query: string; readonly sort: ResultSort } => ({
  ...listIn(search),
  query: queryOf(search),
  sort: resultSortOf(search),
});
