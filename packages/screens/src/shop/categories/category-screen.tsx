import type { CategoryView } from "@shop/data/shop/products/view.ts";
import { type ProductSort, productSorts } from "@shop/domain/catalogue/sorting.ts";
import { LIST_SKELETONS } from "@shop/domain/constants.ts";
import { areEmpty } from "@shop/domain/facets/product-filters.ts";
import { localDescription, localName } from "@shop/domain/locale/locale.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { CountText } from "../../shared/count-text.tsx";
import { FilteredList, type ListFilters } from "../../shared/filters/filtered-list.tsx";
import { NothingLeft } from "../../shared/filters/nothing-left.tsx";
import { useColumnSorts } from "../../shared/filters/use-column-sorts.ts";
import { listAddress, listFields } from "../../shared/list/list-address.ts";
import { ListHead, ListPage } from "../../shared/list/list-head.tsx";
import { ListTools } from "../../shared/list/list-tools.tsx";
import { RemoteView } from "../../shared/list/remote-view.tsx";
import { SortControl } from "../../shared/list/sort-control.tsx";
import { LocalText } from "../../shared/local-text.tsx";
import { Breadcrumb } from "../../shared/page/breadcrumb.tsx";
import { cardSkeletons, ProductGrid } from "../../shared/product/product-grid.tsx";
import { type ListingActions, ProductListing } from "../../shared/product/product-listing.tsx";
import { SubCategoryFilter } from "./sub-category-filter.tsx";

export interface CategoryScreenProps extends CategoryView, ListingActions, ListFilters {
  /** The sub category that filters the products; null for all. */
  readonly subCategoryId: number | null;
  /** The current sort order, from the page's address. */
  readonly sort: ProductSort;
  /** Called with the chosen order; the caller starts the list again at its first page. */
  readonly onSort: (sort: ProductSort) => void;
}

/** The products of one category, with its sub categories as a filter. */
export function CategoryScreen(props: CategoryScreenProps) {
  const { category, products, subCategoryId, sort, onSort, ...rest } = props;
  const { facets, filters, onFilters, onOpenFilters, view, onView, ...actions } = rest;
  const columnSorts = useColumnSorts(facets, sort);
  const texts = useMessages("products");
  const { emptyListHint, loadingCategory } = useMessages("lists");
  const loading = <p className="text-muted py-8 text-center text-lg">{loadingCategory}</p>;
  const { locale } = useLocale();
  return (
    <RemoteView remote={category} loading={loadingCategory} skeleton={loading}>
      {(own) => {
        const sub = own.sub_category.find(({ id }) => id === subCategoryId);
        const crumb = { name: localName(own, locale), href: pages.category(own.id) };
        return (
          <ListPage>
            <Breadcrumb
              crumbs={[
                { name: texts.products, href: pages.products },
                ...(sub ? [crumb, { name: localName(sub, locale) }] : [{ name: crumb.name }]),
              ]}
            />
            <ListHead
              title={<LocalText text={localName(sub ?? own, locale)} />}
              count={products.status === "ready" && <CountText {...products.data} />}
              text={
                <LocalText text={(sub && localDescription(sub, locale)) || localDescription(own, locale)} />
              }
            >
              <ListTools
                {...{ filters, view, onView, onOpenFilters }}
                addressOf={(other) =>
                  listAddress(pages.category(own.id), { sub: subCategoryId, sort, filters, view: other })
                }
              >
                <SortControl
                  action={localAddress(pages.category(own.id), locale)}
                  fields={listFields({ sub: subCategoryId, filters, view })}
                  sorts={[...productSorts, ...columnSorts.sorts]}
                  names={columnSorts.names}
                  sort={sort}
                  onSort={onSort}
                  count={products.status === "ready" && <CountText {...products.data} />}
                />
              </ListTools>
            </ListHead>
            {own.sub_category.length > 0 && (
              <SubCategoryFilter category={own} chosen={subCategoryId} sort={sort} view={view} />
            )}
            <FilteredList
              {...{ facets, filters, onFilters, view }}
              path={pages.category(own.id)}
              address={{ sub: subCategoryId, sort }}
            >
              <RemoteView
                remote={products}
                loading={loadingCategory}
                skeleton={<ProductGrid>{cardSkeletons(LIST_SKELETONS)}</ProductGrid>}
              >
                {(listing) => (
                  <ProductListing
                    {...actions}
                    listing={listing}
                    path={pages.category(own.id)}
                    address={{ sub: subCategoryId, sort, filters, view }}
                    empty={
                      areEmpty(filters) ? (
                        <EmptyState
                          title={texts.empty}
                          text={emptyListHint}
                          action={<TextLink href={pages.products}>{texts.browse}</TextLink>}
                        />
                      ) : (
                        <NothingLeft path={pages.category(own.id)} address={{ sub: subCategoryId, sort }} />
                      )
                    }
                  />
                )}
              </RemoteView>
            </FilteredList>
          </ListPage>
        );
      }}
    </RemoteView>
  );
}
