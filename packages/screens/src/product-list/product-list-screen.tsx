import { LIST_SKELETONS } from "@shop/contract/constants.ts";
import type { ProductCard } from "@shop/contract/entities/product.ts";
import { localAddress, pages } from "@shop/contract/pages.ts";
import type { ProductSort } from "@shop/contract/sorting.ts";
import type { Listing, Remote } from "@shop/contract/state.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";

import { CountText } from "../parts/count-text.tsx";
import { cardSkeletons, ProductGrid } from "../parts/product-grid.tsx";
import { type ListingActions, ProductListing } from "../parts/product-listing.tsx";
import { RemoteView } from "../parts/remote-view.tsx";
import { ScreenHead } from "../parts/screen-head.tsx";
import { SearchBox } from "../parts/search-box.tsx";
import { SortControl } from "../parts/sort-control.tsx";

/** What a {@link ProductListScreen} takes. */
export interface ProductListScreenProps extends ListingActions {
  readonly products: Remote<Listing<ProductCard>>;
  readonly sort: ProductSort;
  readonly onSort: (sort: ProductSort) => void;
}

const noFields = {};

/** All products of the shop. */
export function ProductListScreen({ products, sort, onSort, ...actions }: ProductListScreenProps) {
  const texts = useMessages("catalogue");
  const { locale } = useLocale();
  return (
    <>
      <ScreenHead
        title={texts.products}
        note={products.status === "ready" && <CountText {...products.data} />}
        control={
          <SortControl
            action={localAddress(pages.products, locale)}
            fields={noFields}
            sort={sort}
            onSort={onSort}
          />
        }
      />
      <RemoteView remote={products} skeleton={<ProductGrid>{cardSkeletons(LIST_SKELETONS)}</ProductGrid>}>
        {(listing) => (
          <ProductListing
            {...actions}
            listing={listing}
            path={pages.products}
            address={{ sort }}
            empty={
              <EmptyState
                title={texts.empty}
                text={texts.emptyListHint}
                action={<SearchBox className="mx-auto w-full max-w-md" />}
              />
            }
          />
        )}
      </RemoteView>
    </>
  );
}
