import { type FacetList } from "@shop/data/shop/products/queries.ts";
import { useFacetsModel } from "@shop/data/shop/products/use-facets-model.ts";
import { isFilterParameter, parametersOf, type ProductFilters } from "@shop/domain/facets/product-filters.ts";
import type { ListFilters } from "@shop/screens/shared/filters/filtered-list.tsx";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router-dom";

import type { AddressedList } from "../../list-search.ts";
import { LazyPart, type LazyPartSource } from "../../router/lazy-part.tsx";
import { useLoadFailure } from "../../router/use-load-failure.ts";
import { useListView } from "../list-views/use-list-view.ts";
import type { ListFilterSheetProps } from "./list-filter-sheet.tsx";

const part: LazyPartSource<ListFilterSheetProps> = {
  areas: ["lists", "products"],
  load: async () => (await import("./list-filter-sheet.tsx")).ListFilterSheet,
};

/** The filters of a list, as the address of its page was read, and the sheet in which phones choose them. */
export function useListFilters(
  list: Omit<FacetList, "filters">,
  { filters, filterText, view }: AddressedList,
  enabled = true,
): ListFilters & { readonly sheet: ReactNode } {
  const [, setSearch] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const showFailure = useLoadFailure();
  const facets = useFacetsModel({ ...list, filters: filterText }, enabled);
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
    ...useListView(view),
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
