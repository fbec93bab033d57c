import type { Facets } from "@shop/contract/facets/endpoints.ts";
import type { Remote } from "@shop/data/view.ts";
import type { ProductFilters } from "@shop/domain/facets/product-filters.ts";
import { localAddress } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import type { ReactNode } from "react";

import { type ListAddressParts, listAddress, listFields, type ListView } from "../list/list-address.ts";
import { FilterChips } from "./filter-chips.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { FILTERS_ID } from "./filters-id.ts";

/** The filters of a list and their commands. */
export interface ListFilters {
  /** What the list offers with its filters. */
  readonly facets: Remote<Facets>;
  /** The current filters, from the page's address. */
  readonly filters: ProductFilters;
  /** Called with other filters; the caller starts the list again at its first page. */
  readonly onFilters: (filters: ProductFilters) => void;
  /** How the list shows its products, from the page's address. */
  readonly view: ListView;
  /** Called with the view that is chosen, to remember it. */
  readonly onView?: ((view: ListView) => void) | undefined;
  /** Opens the filters in a sheet, on phones. */
  readonly onOpenFilters: () => void;
}

export interface FilteredListProps extends Omit<ListFilters, "onOpenFilters" | "onView"> {
  /** The list's address in English form, without its query. */
  readonly path: string;
  /** Other search parameters of the list's address. */
  readonly address: Omit<ListAddressParts, "filters" | "view">;
  /** The list. */
  readonly children: ReactNode;
}

/** A list with its filters: beside it on wide screens, in a sheet on phones, which without scripts is a part of the page. */
export function FilteredList({
  facets,
  filters,
  onFilters,
  view,
  path,
  address,
  children,
}: FilteredListProps) {
  const { filters: texts } = useMessages("lists");
  const { locale } = useLocale();
  const loaded = facets.status === "ready" ? facets.data : null;
  return (
    <div data-filtered="" className="max-lg:mt-3 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
      <aside
        id={FILTERS_ID}
        aria-label={texts.title}
        // Filters stay while the list scrolls, and do not lengthen the page of a short list.
        className="short:static short:max-h-none mb-6 max-lg:hidden max-lg:target:block lg:sticky lg:top-16 lg:-ms-1 lg:max-h-[calc(100dvh-4rem)] lg:[scrollbar-width:thin] lg:self-start lg:overflow-y-auto lg:ps-1 lg:pe-2 lg:pt-1"
      >
        {loaded ? (
          <FilterPanel
            facets={loaded}
            filters={filters}
            action={localAddress(path, locale)}
            fields={listFields({ ...address, view })}
            onFilters={onFilters}
          />
        ) : (
          facets.status === "loading" && <Skeleton className="h-96 w-full" />
        )}
      </aside>
      <div className="min-w-0">
        <FilterChips
          facets={loaded}
          filters={filters}
          onFilters={onFilters}
          addressOf={(rest) => listAddress(path, { ...address, view, filters: rest })}
        />
        {children}
      </div>
    </div>
  );
}
