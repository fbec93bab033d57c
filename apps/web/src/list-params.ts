import {
  type ProductSort,
  productSorts,
  type ResultSort,
  resultSorts,
} from "@shop/domain/catalogue/sorting.ts";
import { PUBLIC_LIST_PAGES, PUBLIC_PAGE_SIZE, SEARCH_MAX_LENGTH } from "@shop/domain/constants.ts";
import type { Listing, Remote } from "@shop/view-types/state.ts";
import { type Location, useLocation, useSearchParams } from "react-router-dom";

type PagedList = Remote<Listing<unknown>> | null;

/** A screen model whose list loads page by page. */
type PagedModel = { readonly onLoadMore: () => void } & (
  | { readonly products: PagedList }
  | { readonly results: PagedList }
);

/** The sort order in the query string; newest first by default. */
export const sortOf = (search: URLSearchParams): ProductSort =>
  productSorts.find((sort) => sort === search.get("sort")) ?? "newest";

/** The sort order of search results in the query string; the best match first by default. */
export const resultSortOf = (search: URLSearchParams): ResultSort =>
  resultSorts.find((sort) => sort === search.get("sort")) ?? "relevance";

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

/** Returns a setter for the sort order in the query string; it resets cursor and page count. The default order is left out. */
export function useSetSort(defaultSort: ResultSort = "newest"): (sort: ResultSort) => void {
  const [, setSearch] = useSearchParams();
  return (sort) =>
    setSearch(
      (search) => {
        search.delete("page");
        search.delete("cursor");
        if (sort === defaultSort) search.delete("sort");
        else search.set("sort", sort);
        return search;
      },
      { preventScrollReset: true },
    );
}

/** Writes the number of loaded pages to the query string, so that a reload or back navigation shows the same list again. */
export function usePageParam<M extends PagedModel>(model: M): M {
  const location: Location<unknown> = useLocation();
  const [, setSearch] = useSearchParams();
  const list = "results" in model ? model.results : model.products;
  const onLoadMore = () => {
    model.onLoadMore();
    const itemCount = list?.status === "ready" ? list.data.items.length : 0;
    const pages = Math.min(Math.ceil(itemCount / PUBLIC_PAGE_SIZE) + 1, PUBLIC_LIST_PAGES);
    setSearch(
      (search) => {
        search.set("page", String(pages));
        return search;
      },
      { replace: true, state: location.state, preventScrollReset: true },
    );
  };
  return { ...model, onLoadMore };
}
