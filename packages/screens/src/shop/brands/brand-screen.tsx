import type { Brand } from "@shop/contract/brands/brand.ts";
import type { BrandView } from "@shop/data/shop/brands/view.ts";
import { type ProductSort, productSorts } from "@shop/domain/catalogue/sorting.ts";
import { LIST_SKELETONS } from "@shop/domain/constants.ts";
import { areEmpty } from "@shop/domain/facets/product-filters.ts";
import { localDescription } from "@shop/domain/locale/locale.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import CircleCheck from "lucide-react/icons/circle-check";

import { CountText } from "../../shared/count-text.tsx";
import { FilteredList, type ListFilters } from "../../shared/filters/filtered-list.tsx";
import { NothingLeft } from "../../shared/filters/nothing-left.tsx";
import { useColumnSorts } from "../../shared/filters/use-column-sorts.ts";
import { IconWords } from "../../shared/icon-words.tsx";
import { listAddress, listFields } from "../../shared/list/list-address.ts";
import { afterProducts, ListHead, ListPage } from "../../shared/list/list-head.tsx";
import { ListTools } from "../../shared/list/list-tools.tsx";
import { RemoteView } from "../../shared/list/remote-view.tsx";
import { SortControl } from "../../shared/list/sort-control.tsx";
import { LocalText } from "../../shared/local-text.tsx";
import { Breadcrumb } from "../../shared/page/breadcrumb.tsx";
import { cardSkeletons, ProductGrid } from "../../shared/product/product-grid.tsx";
import { type ListingActions, ProductListing } from "../../shared/product/product-listing.tsx";
import { ProductPicture } from "../../shared/product/product-picture.tsx";

export interface BrandScreenProps extends BrandView, ListingActions, ListFilters {
  /** The current sort order, from the page's address. */
  readonly sort: ProductSort;
  /** Called with the chosen order; the caller starts the list again at its first page. */
  readonly onSort: (sort: ProductSort) => void;
}

/** The logo, text and website of a brand; nothing where it has none of them. */
function BrandText({ brand }: { readonly brand: Brand }) {
  const { newTab } = useMessages("products");
  const { locale } = useLocale();
  const { logo, website } = brand;
  const text = localDescription(brand, locale);
  if (!logo && !text && !website) return null;
  return (
    <div className={cn("flex flex-wrap items-start gap-x-6 gap-y-4 lg:mb-6", afterProducts)}>
      {logo && (
        <div className="border-line w-64 max-w-full overflow-hidden rounded-md border">
          {/* The heading names the brand. */}
          <ProductPicture address={logo} alt="" width={640} height={240} sizes="256px" priority />
        </div>
      )}
      <div className="min-w-0 flex-1 basis-72">
        {text && (
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">
            <LocalText text={text} />
          </p>
        )}
        {website && (
          <a
            href={website}
            target="_blank"
            rel="noreferrer"
            className="decoration-line-strong inline-flex min-h-11 items-center rounded-sm underline decoration-1 underline-offset-4 hover:decoration-current hover:decoration-2"
          >
            <bdi>{new URL(website).host}</bdi>
            <span className="sr-only"> ({newTab})</span>
          </a>
        )}
      </div>
    </div>
  );
}

/** The page of a brand: its logo, text and mark, and its products. */
export function BrandScreen(props: BrandScreenProps) {
  const {
    brand,
    products,
    sort,
    onSort,
    facets,
    filters,
    onFilters,
    onOpenFilters,
    view,
    onView,
    ...actions
  } = props;
  const columnSorts = useColumnSorts(facets, sort);
  const texts = useMessages("products");
  const { emptyListHint } = useMessages("lists");
  const { locale } = useLocale();
  return (
    <RemoteView remote={brand} skeleton={<ProductGrid>{cardSkeletons(LIST_SKELETONS)}</ProductGrid>}>
      {(own) => {
        const path = pages.brand(own.id);
        return (
          <ListPage>
            <Breadcrumb crumbs={[{ name: texts.products, href: pages.products }, { name: own.name }]} />
            <ListHead
              title={
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
                  <LocalText text={own.name} />
                  {own.official && (
                    <IconWords Icon={CircleCheck} className="text-positive">
                      {texts.officialDistributor}
                    </IconWords>
                  )}
                </span>
              }
              count={products.status === "ready" && <CountText {...products.data} />}
            >
              <ListTools
                {...{ filters, view, onView, onOpenFilters }}
                addressOf={(other) => listAddress(path, { sort, filters, view: other })}
              >
                <SortControl
                  action={localAddress(path, locale)}
                  fields={listFields({ filters, view })}
                  sorts={[...productSorts, ...columnSorts.sorts]}
                  names={columnSorts.names}
                  sort={sort}
                  onSort={onSort}
                  count={products.status === "ready" && <CountText {...products.data} />}
                />
              </ListTools>
            </ListHead>
            <BrandText brand={own} />
            <FilteredList {...{ facets, filters, onFilters, view, path }} address={{ sort }}>
              <RemoteView
                remote={products}
                skeleton={<ProductGrid>{cardSkeletons(LIST_SKELETONS)}</ProductGrid>}
              >
                {(listing) => (
                  <ProductListing
                    {...actions}
                    listing={listing}
                    path={path}
                    address={{ sort, filters, view }}
                    empty={
                      areEmpty(filters) ? (
                        <EmptyState
                          title={texts.empty}
                          text={emptyListHint}
                          action={<TextLink href={pages.products}>{texts.browse}</TextLink>}
                        />
                      ) : (
                        <NothingLeft path={path} address={{ sort }} />
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
