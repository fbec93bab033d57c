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

import { type ListAddressParts, listAddress, listFields, type ListView } from "../list-address.ts";
import { FilterChips } from "./filter-chips.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { ViewSwitch } from "./view-switch.tsx";

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
  /** Opens the filters in a sheet, on phones. */
  readonly onOpenFilters: () => void;
}

/** Props of {@link FilteredList}. */
export interface FilteredListProps extends ListFilters {
  /** The list's address in English form, without its query. */
  readonly path: string;
  /** Other search parameters of the list's address. */
  readonly address: Omit<ListAddressParts, "filters" | "view">;
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
  view,
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
            fields={listFields({ ...address, view })}
            onFilters={onFilters}
          />
        ) : (
          facets.status === "loading" && <Skeleton className="h-96 w-full" />
        )}
      </aside>
      <div className="min-w-0">
        <div className="mb-4 flex gap-2 lg:float-end">
          <a
            href={`#${ID}`}
            className={buttonClasses({ className: "grow lg:hidden" })}
            onClick={(event) => {
              event.preventDefault();
              onOpenFilters();
            }}
          >
            <SlidersHorizontal aria-hidden className="size-4" />
            {texts.open}
            {count > 0 && <span className="figures">({formatCount(count)})</span>}
          </a>
          <ViewSwitch
            view={view}
            addressOf={(other) => listAddress(path, { ...address, filters, view: other })}
          />
        </div>
        <FilterChips
          facets={loaded}
          filters={filters}
          onFilters={onFilters}
          addressOf={(rest) => listAddress(path, { ...address, view, filters: rest })}
        />
        <div className="clear-both">{children}</div>
      </div>
    </div>
  );
}
