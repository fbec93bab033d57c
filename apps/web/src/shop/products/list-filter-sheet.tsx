import type { FacetList } from "@shop/data/shop/products/queries.ts";
import { useFacetsModel } from "@shop/data/shop/products/use-facets-model.ts";
import { filterText, type ProductFilters } from "@shop/domain/facets/product-filters.ts";
import { FilterSheet } from "@shop/screens/shared/filters/filter-sheet.tsx";
import { useState } from "react";

export interface ListFilterSheetProps {
  /** The list that is filtered. */
  readonly list: Omit<FacetList, "filters">;
  /** The filters that the sheet starts with. */
  readonly start: ProductFilters;
  /** Called with the chosen filters. */
  readonly onShow: (filters: ProductFilters) => void;
  /** Called to close the sheet without a change. */
  readonly onClose: () => void;
}

/** The sheet of a list's filters with its model: what is chosen in it is counted, and applied when it is shown. */
export function ListFilterSheet({ list, start, onShow, onClose }: ListFilterSheetProps) {
  const [filters, setFilters] = useState(start);
  const facets = useFacetsModel({ ...list, filters: filterText(filters) || undefined });
  return (
    <FilterSheet
      facets={facets}
      filters={filters}
      onFilters={setFilters}
      onShow={() => onShow(filters)}
      onClose={onClose}
    />
  );
}
