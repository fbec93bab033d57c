import type { ProductCard as CardProduct } from "@shop/contract/products/product.ts";
import type { Listing, Paging } from "@shop/data/view.ts";
import { PUBLIC_LIST_PAGES, PUBLIC_PAGE_SIZE } from "@shop/domain/constants.ts";
import { localAddress } from "@shop/domain/site/pages.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { type ReactNode, useEffect, useRef } from "react";

import { CountText } from "../count-text.tsx";
import { type ListAddressParts, listFields } from "../list/list-address.ts";
import { LoadMore } from "../list/load-more.tsx";
import { CardAction } from "./card-action.tsx";
import { ProductCard } from "./product-card.tsx";
import { gridSizes, ProductGrid } from "./product-grid.tsx";
import { ProductTable } from "./product-table.tsx";

/** Number of cards with eager pictures: the first row of a wide screen. */
const FIRST_ROW = 4;

/** The commands of a list of products. */
export interface ListingActions extends Paging {
  /** Called with the product and the number of pieces; a card adds 1. */
  readonly onAddToCart: (product: CardProduct, qty: number) => void;
}

export interface ProductListingProps extends ListingActions {
  /** The products fetched so far, their total, and the cursors of the list's address. */
  readonly listing: Listing<CardProduct>;
  /** The list's address in English form, without its query. */
  readonly path: string;
  /** Other search parameters of the list's address. */
  readonly address: ListAddressParts;
  /** Renders the part numbers of cards, to mark what was searched for; as they are by default. */
  readonly renderNumber?: ((number: string) => ReactNode) | undefined;
  /** Content for an empty list. */
  readonly empty: ReactNode;
}

/** Products as cards or in a table, with a load-more button. When products are added, the focus goes to the first new one. */
export function ProductListing(props: ProductListingProps) {
  const { listing, path, address, empty, more, renderNumber, onLoadMore, onAddToCart } = props;
  const { items, hasMore, start, next } = listing;
  const texts = useMessages("lists");
  const { locale } = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<number>(null);

  useEffect(() => {
    if (before.current === null || items.length <= before.current) return;
    const card = list.current?.querySelectorAll("ul > li, tbody > tr")[before.current];
    before.current = null;
    card?.querySelector("a")?.focus({ preventScroll: true });
  }, [items.length]);

  if (items.length === 0) return empty;
  const pages = Math.ceil(items.length / PUBLIC_PAGE_SIZE);
  // Without scripts a list of this length continues at an address of its own.
  const goesOn = pages >= PUBLIC_LIST_PAGES && Boolean(next);
  return (
    <div ref={list} className="grid gap-10">
      {address.view === "table" ? (
        <ProductTable products={items} path={path} address={address} onAddToCart={onAddToCart} />
      ) : (
        <ProductGrid>
          {items.map((product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              priority={index < FIRST_ROW}
              sizes={gridSizes}
              renderNumber={renderNumber}
            >
              <CardAction product={product} onAddToCart={onAddToCart} />
            </ProductCard>
          ))}
        </ProductGrid>
      )}
      <div className="grid gap-3 text-center">
        <p className="text-muted text-sm">
          {hasMore && `${texts.shown.replace("{shown}", formatCount(items.length))} `}
          <CountText {...listing} />
        </p>
        {hasMore && (
          <LoadMore
            action={localAddress(path, locale)}
            fields={listFields({ ...address, cursor: goesOn ? next : start })}
            page={goesOn ? 1 : pages + 1}
            state={more}
            onMore={() => {
              before.current = items.length;
              onLoadMore();
            }}
          />
        )}
        {items.length > PUBLIC_PAGE_SIZE && (
          <p>
            <a
              href="#content"
              className="inline-flex min-h-11 items-center underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                window.scrollTo(0, 0);
                document.getElementById("content")?.focus({ preventScroll: true });
              }}
            >
              {texts.toTop}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
