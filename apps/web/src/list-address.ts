import { PUBLIC_LIST_PAGES, PUBLIC_PAGE_SIZE } from "@shop/contract/constants.ts";
import { type ProductSort, productSorts } from "@shop/contract/sorting.ts";
import type { Listing, Remote } from "@shop/contract/state.ts";
import { type NavigateOptions, useLocation, useNavigate } from "react-router-dom";

type GrowingList = Remote<Listing<unknown>> | null;

/** A screen's model with a list that grows. */
type GrowingModel = { readonly onLoadMore: () => void } & (
  | { readonly products: GrowingList }
  | { readonly results: GrowingList }
);

/** The order that an address asks for; newest first where it names none. */
export const sortOf = (search: URLSearchParams): ProductSort =>
  productSorts.find((sort) => sort === search.get("sort")) ?? "newest";

/** How many pages of a list an address asks for, from 1 to {@link PUBLIC_LIST_PAGES}. */
export function pageCountOf(search: URLSearchParams): number {
  const text = search.get("page") ?? "";
  return /^[1-9]\d{0,4}$/.test(text) ? Math.min(Number(text), PUBLIC_LIST_PAGES) : 1;
}

/** The cursor at which an address lets a list begin; undefined for the start of everything. */
export const startOf = (search: URLSearchParams): string | undefined => search.get("cursor") || undefined;

/** The sub category that an address narrows a category to; null for all. */
export function subCategoryOf(search: URLSearchParams): number | null {
  const text = search.get("sub") ?? "";
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

/** Changes the query of the address that is shown. */
function useSearchChange(): (change: (search: URLSearchParams) => void, options?: NavigateOptions) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (change, options) => {
    const params = new URLSearchParams(search);
    change(params);
    void navigate(params.size > 0 ? `${pathname}?${params}` : pathname, options);
  };
}

/** Chooses the order of the list that the address shows; the list begins anew. */
export function useSortChoice(): (sort: ProductSort) => void {
  const changeSearch = useSearchChange();
  return (sort) =>
    changeSearch((search) => {
      search.delete("page");
      search.delete("cursor");
      if (sort === "newest") search.delete("sort");
      else search.set("sort", sort);
    });
}

/** Lets a list grow and notes its length in the address, so that a reload or a way back finds it as long again. */
export function useGrowth<M extends GrowingModel>(model: M): M {
  const { state } = useLocation();
  const changeSearch = useSearchChange();
  const list = "results" in model ? model.results : model.products;
  const onLoadMore = () => {
    model.onLoadMore();
    const shown = list?.status === "ready" ? list.data.items.length : 0;
    const pages = Math.min(Math.ceil(shown / PUBLIC_PAGE_SIZE) + 1, PUBLIC_LIST_PAGES);
    changeSearch((search) => search.set("page", String(pages)), { replace: true, state });
  };
  return { ...model, onLoadMore };
}
