import type { ProductPages } from "@shop/data/shop/products/view.ts";
import { type ProductSort, productSorts } from "@shop/domain/catalogue/sorting.ts";
import { LIST_SKELETONS } from "@shop/domain/constants.ts";
import { areEmpty } from "@shop/domain/facets/product-filters.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";

import { CountText } from "../../shared/count-text.tsx";
import { FilteredList, type ListFilters } from "../../shared/filters/filtered-list.tsx";
import { NothingLeft } from "../../shared/filters/nothing-left.tsx";
import { useColumnSorts } from "../../shared/filters/use-column-sorts.ts";
import { listAddress, listFields } from "../../shared/list/list-address.ts";
import { ListHead, ListPage } from "../../shared/list/list-head.tsx";
import { ListTools } from "../../shared/list/list-tools.tsx";
import { RemoteView } from "../../shared/list/remote-view.tsx";
import { SortControl } from "../../shared/list/sort-control.tsx";
import { cardSkeletons, ProductGrid } from "../../shared/product/product-grid.tsx";
import { type ListingActions, ProductListing } from "../../shared/product/product-listing.tsx";
import { SearchBox } from "../../shared/search/search-box.tsx";

export interface ProductListScreenProps extends ProductPages, ListingActions, ListFilters {
  /** The current sort order, from the page's address. */
  readonly sort: ProductSort;
  /** Called with the chosen order; the caller starts the list again at its first page. */
  readonly onSort: (sort: ProductSort) => void;
}

/** The product list page. */
export function ProductListScreen(props: ProductListScreenProps) {
  const { products, sort, onSort, facets, filters, onFilters, onOpenFilters, view, onView, ...actions } =
    props;
  const columnSorts = useColumnSorts(facets, sort);
  const texts = useMessages("products");
  const { emptyListHint } = useMessages("lists");
  const { locale } = useLocale();
  return (
    <ListPage>
      <ListHead
        title={texts.products}
        count={products.status === "ready" && <CountText {...products.data} />}
      >
        <ListTools
          {...{ filters, view, onView, onOpenFilters }}
          addressOf={(other) => listAddress(pages.products, { sort, filters, view: other })}
        >
          <SortControl
            action={localAddress(pages.products, locale)}
            fields={listFields({ filters, view })}
            sorts={[...productSorts, ...columnSorts.sorts]}
            names={columnSorts.names}
            sort={sort}
            onSort={onSort}
            count={products.status === "ready" && <CountText {...products.data} />}
          />
        </ListTools>
      </ListHead>
      <FilteredList {...{ facets, filters, onFilters, view }} path={pages.products} address={{ sort }}>
        <RemoteView remote={products} skeleton={<ProductGrid>{cardSkeletons(LIST_SKELETONS)}</ProductGrid>}>
          {(listing) => (
            <ProductListing
              {...actions}
              listing={listing}
              path={pages.products}
              address={{ sort, filters, view }}
              empty={
                areEmpty(filters) ? (
                  <EmptyState
                    title={texts.empty}
                    text={emptyListHint}
                    action={<SearchBox className="mx-auto w-full max-w-md" />}
                  />
                ) : (
                  <NothingLeft path={pages.products} address={{ sort }} />
                )
              }
            />
          )}
        </RemoteView>
      </FilteredList>
    </ListPage>
  );
}
