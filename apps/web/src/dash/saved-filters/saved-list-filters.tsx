import type { SavedFilterList } from "@shop/contract/saved-filters/saved-filter.ts";
import { useSavedFiltersModel } from "@shop/data/dash/saved-filters/use-saved-filters-model.ts";
import { SavedFilters } from "@shop/screens/dash/saved-filters/saved-filters.tsx";
import { useLocation } from "react-router-dom";

export interface SavedListFiltersProps {
  readonly list: SavedFilterList;
  /** What the list shows, as the query string of its address without the page; '' where it shows everything. */
  readonly query: string;
}

/** Connects the saved filters of a list with their data and the list's address. */
export function SavedListFilters({ list, query }: SavedListFiltersProps) {
  const { pathname } = useLocation();
  return (
    <SavedFilters {...useSavedFiltersModel(list)} query={query} hrefOf={(saved) => `${pathname}?${saved}`} />
  );
}
