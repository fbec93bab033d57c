import { type FacetList } from "@shop/data/shop/products/queries.ts";
import { useFacetsModel } from "@shop/data/shop/products/use-facets-model.ts";
import {
  filtersOf,
  filterText,
  isFilterParameter,
  parametersOf,
  type ProductFilters,
} from "@shop/domain/facets/product-filters.ts";
import type { ListFilters } from "@shop/screens/parts/filters/filtered-list.tsx";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router-dom";

import { LazyPart, type LazyPartSource } from "../../router/lazy-part.tsx";
import { useLoadFailure } from "../../router/use-load-failure.ts";
import { useListView } from "../list-views/use-list-view.ts";
import type { ListFilterSheetProps } from "./list-filter-sheet.tsx";

const part: LazyPartSource<ListFilterSheetProps> = {
  areas: ["lists", "products"],
  load: async () => (await import("./list-filter-sheet.tsx")).ListFilterSheet,
};

/** The filters of a list in the address of its page, and the sheet in which phones choose them. */
export function useListFilters(
  list: Omit<FacetList, "filters">,
  enabled = true,
): ListFilters & { readonly sheet: ReactNode } {
  const [search, setSearch] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const showFailure = useLoadFailure();
  const filters = filtersOf(search);
  const facets = useFacetsModel({ ...list, filters: filterText(filters) || undefined }, enabled);
  const onFilters = (next: ProductFilters) =>
    setSearch(
      (before) => {
        const names = new Set([...before.keys()].filter(isFilterParameter));
        for (const name of ["page", "cursor", ...names]) before.delete(name);
        for (const [name, value] of parametersOf(next)) before.append(name, value);
        return before;
      },
      { preventScrollReset: true },
    );
  const onClose = () => setOpen(false);
  return {
    facets,
    filters,
    ...useListView(search),
    onFilters,
    onOpenFilters: () => setOpen(true),
    sheet: (
      <LazyPart
        part={part}
        props={
          isOpen
            ? {
                list,
                start: filters,
                onClose,
                onShow: (chosen) => {
                  onClose();
                  onFilters(chosen);
                },
              }
            : null
        }
        onFailure={() => {
          onClose();
          showFailure();
        }}
      />
    ),
  };
}
