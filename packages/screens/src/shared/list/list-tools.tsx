import { countFilters, type ProductFilters } from "@shop/domain/facets/product-filters.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { buttonClasses } from "@shop/ui/button.tsx";
import ListFilter from "lucide-react/icons/list-filter";
import type { ReactNode } from "react";

import { FILTERS_ID } from "../filters/filters-id.ts";
import { ViewSwitch, type ViewSwitchProps } from "../filters/view-switch.tsx";

export interface ListToolsProps extends ViewSwitchProps {
  /** The current filters, which are counted. */
  readonly filters: ProductFilters;
  /** Opens the filters in a sheet, on phones. */
  readonly onOpenFilters: () => void;
  /** The control of the sort order. */
  readonly children?: ReactNode;
}

/** Filters, sort order and view of a list on one line; wide screens show the filters beside the list. */
export function ListTools({ filters, onOpenFilters, children, ...views }: ListToolsProps) {
  const { filters: texts } = useMessages("lists");
  const count = countFilters(filters);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 max-lg:mt-2 lg:shrink-0 lg:flex-nowrap">
      <a
        href={`#${FILTERS_ID}`}
        className={buttonClasses({ className: "px-3 lg:hidden" })}
        onClick={(event) => {
          event.preventDefault();
          onOpenFilters();
        }}
      >
        <ListFilter aria-hidden className="size-4" />
        {texts.open}
        {count > 0 && <span className="figures">({formatCount(count)})</span>}
      </a>
      {children}
      <ViewSwitch {...views} />
    </div>
  );
}
