import type { Listing, Remote } from "@shop/data/view.ts";
import type { ResultSort } from "@shop/domain/catalogue/sorting.ts";
import { PUBLIC_LIST_PAGES, PUBLIC_PAGE_SIZE } from "@shop/domain/constants.ts";
import { type Location, useLocation, useSearchParams } from "react-router-dom";

type PagedList = Remote<Listing<unknown>> | null;

/** A screen model whose list loads page by page. */
type PagedModel = { readonly onLoadMore: () => void } & (
  | { readonly products: PagedList }
  | { readonly results: PagedList }
);

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
