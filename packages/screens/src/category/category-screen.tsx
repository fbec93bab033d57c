import { LIST_SKELETONS } from "@shop/contract/constants.ts";
import type { Category } from "@shop/contract/entities/category.ts";
import type { ProductCard } from "@shop/contract/entities/product.ts";
import { localDescription, localName } from "@shop/contract/locale.ts";
import { localAddress, pages } from "@shop/contract/pages.ts";
import type { ProductSort } from "@shop/contract/sorting.ts";
import type { Listing, Remote } from "@shop/contract/state.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { Breadcrumb } from "../parts/breadcrumb.tsx";
import { CountText } from "../parts/count-text.tsx";
import { listFields } from "../parts/list-address.ts";
import { cardSkeletons, ProductGrid } from "../parts/product-grid.tsx";
import { type ListingActions, ProductListing } from "../parts/product-listing.tsx";
import { RemoteView } from "../parts/remote-view.tsx";
import { ScreenHead } from "../parts/screen-head.tsx";
import { SortControl } from "../parts/sort-control.tsx";
import { SubCategoryFilter } from "./sub-category-filter.tsx";

/** What a {@link CategoryScreen} takes. */
export interface CategoryScreenProps extends ListingActions {
  readonly category: Remote<Category>;
  readonly products: Remote<Listing<ProductCard>>;
  /** The sub category that the products are narrowed to; null for all. */
  readonly subCategoryId: number | null;
  readonly sort: ProductSort;
  readonly onSort: (sort: ProductSort) => void;
}

/** The products of one category, with its sub categories as a filter. */
export function CategoryScreen(props: CategoryScreenProps) {
  const { category, products, subCategoryId, sort, onSort, ...actions } = props;
  const texts = useMessages("catalogue");
  const loading = <p className="text-muted py-8 text-center text-lg">{texts.loadingCategory}</p>;
  const { locale } = useLocale();
  return (
    <RemoteView remote={category} loading={texts.loadingCategory} skeleton={loading}>
      {(own) => (
        <>
          <Breadcrumb
            crumbs={[{ name: texts.products, href: pages.products }, { name: localName(own, locale) }]}
          />
          <ScreenHead
            title={<bdi>{localName(own, locale)}</bdi>}
            note={localDescription(own, locale)}
            control={
              <SortControl
                action={localAddress(pages.category(own.id), locale)}
                fields={listFields({ sub: subCategoryId })}
                sort={sort}
                onSort={onSort}
              />
            }
          />
          {own.sub_category.length > 0 && (
            <SubCategoryFilter category={own} chosen={subCategoryId} sort={sort} />
          )}
          <p className="text-muted mt-2 mb-4 min-h-6 text-sm">
            {products.status === "ready" && <CountText {...products.data} />}
          </p>
          <RemoteView
            remote={products}
            loading={texts.loadingCategory}
            skeleton={<ProductGrid>{cardSkeletons(LIST_SKELETONS)}</ProductGrid>}
          >
            {(listing) => (
              <ProductListing
                {...actions}
                listing={listing}
                path={pages.category(own.id)}
                address={{ sub: subCategoryId, sort }}
                empty={
                  <EmptyState
                    title={texts.empty}
                    text={texts.emptyListHint}
                    action={<TextLink href={pages.products}>{texts.browse}</TextLink>}
                  />
                }
              />
            )}
          </RemoteView>
        </>
      )}
    </RemoteView>
  );
}
