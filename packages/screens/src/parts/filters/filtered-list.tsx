import type { Facets } from "@shop/contract/facets/endpoints.ts";
import type { Remote } from "@shop/data/view.ts";
import { countFilters, type ProductFilters } from "@shop/domain/facets/product-filters.ts";
import { localAddress } from "@shop/domain/site/pages.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { buttonClasses } from "@shop/ui/button.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import type { ReactNode } from "react";

import { type ListAddressParts, listAddress, listFields } from "../list-address.ts";
import { FilterChips } from "./filter-chips.tsx";
import { FilterPanel } from "./filter-panel.tsx";

/** The filters of a list and their commands. */
export interface ListFilters {
  /** What the list offers with its filters. */
  readonly facets: Remote<Facets>;
  /** The current filters, from the page's address. */
  readonly filters: ProductFilters;
  /** Called with other filters; the caller starts the list again at its first page. */
  readonly onFilters: (filters: ProductFilters) => void;
  /** Opens the filters in a sheet, on phones. */
  readonly onOpenFilters: () => void;
}

/** Props of {@link FilteredList}. */
export interface FilteredListProps extends ListFilters {
  /** The list's address in English form, without its query. */
  readonly path: string;
  /** Other search parameters of the list's address. */
  readonly address: Omit<ListAddressParts, "filters">;
  /** The list. */
  readonly children: ReactNode;
}

const ID = "filters";

/** A list with its filters: beside it on wide screens, in a sheet on phones, which without scripts is a part of the page. */
export function FilteredList({
  facets,
  filters,
  onFilters,
  onOpenFilters,
  path,
  address,
  children,
}: FilteredListProps) {
  const { filters: texts } = useMessages("products");
  const { locale } = useLocale();
  const count = countFilters(filters);
  const loaded = facets.status === "ready" ? facets.data : null;
  return (
    <div data-filtered="" className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
      <aside id={ID} aria-label={texts.title} className="mb-6 max-lg:hidden max-lg:target:block">
        {loaded ? (
          <FilterPanel
            facets={loaded}
            filters={filters}
            action={localAddress(path, locale)}
            fields={listFields(address)}
            onFilters={onFilters}
          />
        ) : (
          facets.status === "loading" && <Skeleton className="h-96 w-full" />
        )}
      </aside>
      <div className="min-w-0">
        <a
          href={`#${ID}`}
          className={buttonClasses({ className: "mb-4 w-full lg:hidden" })}
          onClick={(event) => {
            event.preventDefault();
            onOpenFilters();
          }}
        >
          <SlidersHorizontal aria-hidden className="size-4" />
          {texts.open}
          {count > 0 && <span className="figures">({formatCount(count)})</span>}
        </a>
        <FilterChips
          facets={loaded}
          filters={filters}
          onFilters={onFilters}
          addressOf={(rest) => listAddress(path, { ...address, filters: rest })}
        />
        {children}
      </div>
    </div>
  );
}
